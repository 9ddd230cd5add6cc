/** Logins, users, customers, subscriptions, history: literal answers and the caller's own data. */
import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { isConfirmed, people } from './browser.ts'
import { full, isStrict, panel, strict } from './level.ts'
import { inputFor, run, unknownId } from './samples.ts'
import { visitor, type Site, type Visitor } from './visitor.ts'

const { verificarLogin, verificarLoginZona, cerrarSesion } = endpoints
const { obtenerIdUsuario, obtenerUsuarios, crearUsuario, updateUsuario, deleteUsuario } = endpoints
const { obtenerIdUsuarioZona, obtenerClientes, crearUsuarioZona, updateClienteActivo, deleteUsuarioZona } = endpoints
const { obtenerFileZona, obtenerFileZonas, guardarHistorial, obtenerHistorial } = endpoints
const { obtenerSuscripciones, agregarSuscripcion, deleteSuscripcion, enviarMensajeSub, enviarCorreo } = endpoints

const loginPart = (site: Visitor) => {
  panel('verificarLogin: a number, or 200 with a text', async () => {
    for (const [role, admin] of [
      ['editor', 0],
      ['admin', 1],
    ] as const) {
      const id = await site.as(role)
      expect(await site.answer(obtenerIdUsuario, { id })).toMatchObject({ usuario: people[role].name, admin })
    }
    const { name, password } = people.admin
    await site.as('nobody')
    if (isStrict)
      expect(
        await site.answer(verificarLogin, { usuario: name.toUpperCase(), contraseña: password }),
        'whatever the capitals of its name',
      ).toBe(site.idOfRole('admin'))
    await site.as('nobody')
    const others = [
      ['nadie', password],
      [name, `${password} `],
      [name, password.toUpperCase()],
    ]
    for (const [usuario, contraseña] of [[name, 'otra'], ...(isStrict ? others : [])])
      await site.refusedLogin(verificarLogin, { usuario, contraseña })
    await site.refuses(obtenerUsuarios, {}, 401)
  })

  full('a failed login neither opens nor ends a session', async () => {
    await site.as('editor')
    await site.call(verificarLogin, { usuario: people.admin.name, contraseña: 'otra' })
    expect(await site.answer(obtenerIdUsuario, { id: site.idOfRole('editor') })).toMatchObject({
      usuario: people.editor.name,
    })
    await site.refuses(obtenerUsuarios, {}, 403)
  })

  full('cerrarSesion ends one session, and only that', async () => {
    await site.as('customer')
    await site.answer(verificarLogin, { usuario: people.editor.name, contraseña: people.editor.password })
    await site.answer(cerrarSesion, { zona: 'panel' })
    await site.refuses(obtenerFileZona, { id: 1 }, 401)
    expect(await site.answer(obtenerFileZonas)).toEqual(expect.any(Array))
    await site.answer(cerrarSesion, { zona: 'zona' })
    await site.refuses(obtenerFileZonas, {}, 401)
  })
}

/** Spellings that people take for one name: other capitals, an invisible sign, decomposed letters. */
const spellings = (name: string) => [name, name.toUpperCase(), ` ${name}\u00A0`, `\u200B${name}`, name.normalize('NFD')]

const customerPart = (site: Visitor) => {
  const nombre = `Conformación S.R.L. ${run}`
  const account = { nombre, email: `conformidad-${run}@example.com`, contraseña: 'ocho o más' }
  const find = async () => (await site.answer(obtenerClientes)).find((row) => row.nombre === nombre)

  panel('a customer: created, listed, let in, deleted', async () => {
    const secondAccount = { ...account, nombre: `${nombre} 2` }
    await site.as('nobody')
    expect(await site.answer(crearUsuarioZona, secondAccount)).toBe(true)
    await site.as('admin')
    const created = (await site.answer(obtenerClientes)).find((row) => row.nombre === secondAccount.nombre)
    expect(created).toMatchObject({ email: account.email, activo: 0 })
    const id = created?.id ?? unknownId
    await site.answer(updateClienteActivo, { idCliente: id, activo: 1 })
    await site.as('nobody')
    expect(await site.answer(verificarLoginZona, secondAccount)).toEqual({ usuarioId: id, usuarioActivo: 1 })
    await site.as('admin')
    await site.answer(deleteUsuarioZona, { id })
    expect((await site.answer(obtenerClientes)).map((row) => row.id)).not.toContain(id)
  })

  full(
    'a customer is created with true, refused a second time, activated by an administrator, and logged out when switched off',
    async () => {
      await site.as('nobody')
      expect(await site.answer(crearUsuarioZona, account)).toBe(true)
      for (const name of isStrict ? spellings(nombre) : [nombre])
        expect(await site.answer(crearUsuarioZona, { ...account, nombre: name, contraseña: 'otra distinta' })).not.toBe(
          true,
        )
      const entering = isStrict ? `${nombre.toUpperCase()}\u00A0` : nombre
      const login = () => site.answer(verificarLoginZona, { ...account, nombre: entering })
      expect(await login()).toMatchObject({ usuarioActivo: 0 })
      await site.as('admin')
      const { id = 0, ...record } = (await find()) ?? {}
      expect(record).toEqual({ nombre, email: account.email, activo: 0 })
      await login()
      await site.noted(updateClienteActivo, { idCliente: id, activo: 1 })
      await site.answer(cerrarSesion, { zona: 'panel' })
      await site.refuses(obtenerFileZonas, {}, 401)
      await site.as('admin')
      expect(await login()).toEqual({ usuarioId: id, usuarioActivo: 1 })
      expect(await site.answer(obtenerIdUsuarioZona, { id })).toEqual({ id, ...record, activo: 1 })
      await site.answer(cerrarSesion, { zona: 'panel' })
      await site.answer(obtenerFileZonas)
      await site.as('admin')
      await login()
      await site.answer(updateClienteActivo, { idCliente: id, activo: 0 })
      await site.answer(cerrarSesion, { zona: 'panel' })
      await site.refuses(obtenerFileZonas, {}, 401)
      await site.as('admin')
      await site.noted(deleteUsuarioZona, { id })
      expect(await find()).toBeUndefined()
      expect(await login()).toEqual(expect.any(String))
    },
  )

  full("a customer reads nobody else's record", async () => {
    const id = await site.as('customer')
    await site.refuses(obtenerIdUsuarioZona, { id: id + 1 }, [403, 404])
    await site.refuses(obtenerIdUsuarioZona, { id: unknownId }, [403, 404])
  })

  strict('a user who may not list customers reads none by its id', async () => {
    const id = await site.as('customer')
    await site.as('editor')
    for (const customer of [id, id + 1]) await site.refuses(obtenerIdUsuarioZona, { id: customer }, 403)
  })

  full.each(
    ['Sesion Cerrada', 'Vio la lista de precios', 'Descargo la lista de precios'],
    (mensaje) => `guardarHistorial: ${mensaje}, of oneself only`,
  )(async (mensaje) => {
    const id = await site.as('customer')
    await site.answer(guardarHistorial, { idUsuario: id, mensaje })
    await site.refuses(guardarHistorial, { idUsuario: unknownId, mensaje: 'ajeno' }, 403)
    await site.as('admin')
    const entries = (await site.answer(obtenerHistorial)).filter(
      ({ usuario, texto }) => usuario === people.customer.name && texto === mensaje,
    )
    const newest = Math.max(...entries.map(({ created_at: timestamp }) => Date.parse(timestamp)))
    expect(Math.abs(Date.now() - newest)).toBeLessThan(60_000)
    expect((await site.answer(obtenerHistorial)).filter(({ texto }) => texto === 'ajeno')).toEqual([])
  })
}

const userPart = (site: Visitor) => {
  const admin = site.asAdmin
  const find = async (id: number) => (await site.answer(obtenerUsuarios)).find((row) => row.id === id)

  admin.full(
    'admin and rol are one: 0/1 on create, words on edit; a blank password keeps the present one',
    async () => {
      const usuario = `conformidad-${run}`
      const account = { usuario, email: 'c@example.com', contraseña: 'primera clave' }
      const id = await site.create(crearUsuario, { ...account, admin: 0 })
      expect(await find(id)).toEqual({ id, usuario, email: 'c@example.com', rol: 'usuario', admin: 0 })
      await site.answer(updateUsuario, { idUsuario: id, ...account, contraseña: '', rol: 'administrador' })
      expect(await find(id)).toMatchObject({ rol: 'administrador', admin: 1 })
      expect(await site.answer(verificarLogin, account)).toBe(id)
      await site.as('admin')
      const edit = { idUsuario: id, ...account, contraseña: 'segunda clave', rol: 'usuario' }
      await site.answer(updateUsuario, edit)
      expect(await site.answer(verificarLogin, account)).toEqual(expect.any(String))
      expect(await site.answer(verificarLogin, { ...account, contraseña: 'segunda clave' })).toBe(id)
      await site.refuses(obtenerUsuarios, {}, 403)
    },
  )

  admin.full('a name that is taken is refused, on create and on edit', async () => {
    const input = inputFor(crearUsuario, 2)
    const id = await site.create(crearUsuario, input)
    await site.refuses(crearUsuario, input, 422, ['usuario'])
    if (isStrict) {
      const capitals = { ...input, usuario: String(input['usuario']).toUpperCase() }
      await site.refuses(crearUsuario, capitals, 422, ['usuario'])
    }
    const edit = { ...inputFor(updateUsuario, 2), idUsuario: id }
    await site.refuses(updateUsuario, { ...edit, usuario: people.editor.name }, 422, ['usuario'])
    await site.answer(updateUsuario, edit)
  })

  admin.full("deleteUsuario answers the refreshed list and ends the deleted user's session", async () => {
    const input = inputFor(crearUsuario, 4)
    const id = await site.create(crearUsuario, input)
    const original = await site.answer(obtenerUsuarios)
    const remaining = await site.noted(deleteUsuario, { id })
    expect(remaining).toEqual(original.filter((row) => row.id !== id))
    expect(await site.answer(verificarLogin, input)).toEqual(expect.any(String))
  })

  strict('the last administrator is neither deleted nor demoted', async (context) => {
    context.skip(
      !isConfirmed('last-admin', site.backend),
      'a faulty backend would lose its last administrator: CONFORMANCE_CONFIRM=last-admin tries it',
    )
    const id = await site.as('admin')
    const admins = (await site.answer(obtenerUsuarios)).filter((user) => user.admin === 1)
    context.skip(admins.length > 1, 'the backend has other administrators')
    const [lastAdmin] = admins
    await site.refuses(deleteUsuario, { id }, 409)
    await site.refuses(updateUsuario, { ...lastAdmin, idUsuario: id, rol: 'usuario' }, 409)
    expect(await find(id)).toEqual(lastAdmin)
  })

  full("a regular user reads nobody else's record", async () => {
    const id = await site.as('editor')
    await site.refuses(obtenerIdUsuario, { id: id === 1 ? 2 : 1 }, 403)
    await site.refuses(obtenerIdUsuario, { id: unknownId }, [403, 404])
  })
}

const messagePart = (site: Visitor) => {
  const admin = site.asAdmin
  const email = `Conformidad-${run}@Example.com`
  const find = async () =>
    (await site.answer(obtenerSuscripciones)).filter((row) => row.email.toLowerCase() === email.toLowerCase())

  admin.panel('a subscription: added once, listed, deleted', async () => {
    await site.taken(agregarSuscripcion, { email })
    const [{ id } = { id: unknownId }, ...others] = await find()
    expect([id === unknownId, others]).toEqual([false, []])
    await site.noted(deleteSuscripcion, { id })
    expect(await find()).toEqual([])
    await site.refuses(deleteSuscripcion, { id }, 404)
  })

  admin.full('a repeated subscription stays one, even with spaces around it', async () => {
    const id = await site.create(agregarSuscripcion, { email })
    expect(await site.answer(agregarSuscripcion, { email: ` ${email} ` })).toEqual({ id })
    if (isStrict) expect(await site.answer(agregarSuscripcion, { email: email.toUpperCase() })).toEqual({ id })
    expect(await find()).toEqual([{ id, email: expect.any(String) }])
  })

  strict('enviarMensajeSub writes to every subscriber', async (context) => {
    context.skip(!isConfirmed('mailing', site.backend), 'it mails everybody: CONFORMANCE_CONFIRM=mailing tries it')
    await site.as('admin')
    const { enviados } = await site.noted(enviarMensajeSub, { asunto: 'Asunto', texto: 'Mensaje' })
    expect(enviados).toBe((await site.answer(obtenerSuscripciones)).length)
  })

  strict('enviarCorreo answers nothing, with all of its fields and with what is required', async () => {
    await site.as('nobody')
    expect(await site.answer(enviarCorreo, inputFor(enviarCorreo, 1))).toBeNull()
    expect(await site.answer(enviarCorreo, { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' })).toBeNull()
  })
}

export const peopleParts = (backend: Site) => {
  const site = visitor(backend)
  loginPart(site)
  customerPart(site)
  userPart(site)
  messagePart(site)
}
