/** Accounts of a lasting database. */
import { describe, expect, test } from 'vitest'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { started } from '#mocks/store/testing.ts'
import { persistentStore } from './http/persistent-store.ts'
import { readOptions } from './http/options.ts'
import { readSeed } from './http/seeds.ts'
import { enter, testReference } from './http/testing.ts'
import { makeAdministrator, setPassword } from './accounts.ts'
import { newFirstKey } from './first-user.ts'
import { limitingGate } from './rate-limit.ts'

/** A server on its own folder. */
const cached = async (seed: string, passwordRounds = 1_000) => {
  const store = persistentStore({ data: newFolder() }, () => readSeed(seed))
  if (!store) throw new Error('Nothing is stored')
  await started(store)
  return { store, ...testReference([], { store, passwordRounds }) }
}
type Send = ReturnType<Awaited<ReturnType<typeof cached>>['browser']>
const login = async (send: Send, usuario: string, contraseña: string): Promise<unknown> => {
  const text = await (await send('/api/verificarLogin', jsonRequest({ usuario, contraseña }))).text()
  return /^\d+$/.test(text) ? Number(text) : text
}
const refused = 'Usuario o contraseña incorrectos'
const fetchStatus = async (send: Send, path = '/api/obtenerUsuarios') => (await send(path)).status

test('a lasting store starts without accounts, unless the demo is named', async () => {
  expect([{}, { DATA: 'x' }, { DATA: 'x', SEED: 'demo' }].map((env) => readOptions(env).seed)).toEqual([
    'demo',
    'vacia',
    'demo',
  ])
  const { store, browser } = await cached('vacia')
  expect([
    await store.rows('usuarios').getAll(),
    await store.rows('clientes').getAll(),
    await login(browser(), 'admin', 'admin1234'),
  ]).toEqual([[], [], refused])
  await expect(makeAdministrator(store, 'ana', 'ana@example.com', 'corta')).rejects.toThrow('8 caracteres')
  for (const [name, email, words] of [
    ['x'.repeat(80), '', 'usuario: Puede tener hasta 60'],
    ['\u200B ', '', 'usuario: Completá'],
    ['ana', 'sin arroba', 'email: Escribí'],
  ] as const)
    await expect(makeAdministrator(store, name, email, 'una-larga')).rejects.toThrow(words)
  await makeAdministrator(store, 'ana', 'ana@example.com', 'una-larga', 1_000)
  await expect(makeAdministrator(store, 'ana', '', 'otra-larga', 1_000)).rejects.toThrow('Ya hay un usuario «ana»')
  const send = browser()
  expect([await login(send, 'ana', 'una-larga'), await fetchStatus(send)]).toEqual([1, 200])
})

describe('the first administrator', () => {
  const first = (send: Send, llave: string, extraFields: object = {}) =>
    send('/api/primerUsuario', jsonRequest({ llave, ...extraFields })).then((response) => response.json())
  const ana = { usuario: 'ana', email: 'ana@example.com', contraseña: 'una-larga' }

  test('is made once by the link of an empty server: of two browsers one is logged in, and then no key counts', async () => {
    const { store, browser } = await cached('vacia')
    const [key = '', secondKey = ''] = [await newFirstKey(store), await newFirstKey(store)]
    const sessionsJson = JSON.stringify(await store.sesiones.getAll())
    expect([sessionsJson.includes(key), key.length, key === secondKey]).toEqual([false, 32, false])
    const [firstVisitor, secondVisitor] = [browser(), browser()]
    expect([
      await first(firstVisitor, key),
      await first(firstVisitor, `${key.slice(0, -1)}!`),
      await first(firstVisitor, 'x', ana),
    ]).toEqual([{ situacion: 'abierta' }, { situacion: 'vencida' }, { situacion: 'vencida' }])
    expect(await first(firstVisitor, key, { ...ana, contraseña: 'corta' })).toMatchObject({
      errors: { contraseña: [expect.any(String)] },
    })
    const made = await Promise.all([
      first(firstVisitor, key, ana),
      first(secondVisitor, secondKey, { ...ana, usuario: 'luz' }),
    ])
    expect(new Set(made.map(({ situacion }) => situacion))).toEqual(new Set(['hecha', 'usada']))
    expect(new Set([await fetchStatus(firstVisitor), await fetchStatus(secondVisitor)])).toEqual(new Set([200, 401]))
    expect((await store.rows('usuarios').getAll()).map(({ admin }) => admin)).toEqual([1])
    expect([await first(browser(), secondKey), await newFirstKey(store)]).toEqual([{ situacion: 'usada' }, undefined])
    expect(JSON.stringify(await store.sesiones.getAll())).not.toContain('primer usuario')
  })

  test('is made beside the accounts of an opened company, which have no password, and not by their names', async () => {
    const { store, browser } = await cached('vacia')
    await store.rows('usuarios').add([{ usuario: 'ana', email: '', admin: 1 }])
    const [send, key = ''] = [browser(), await newFirstKey(store)]
    expect(await first(send, key, ana)).toMatchObject({ errors: { usuario: ['Nombre de usuario ya esta en uso'] } })
    expect(await first(send, key, { ...ana, usuario: 'luz' })).toEqual({ situacion: 'hecha', id: 2 })
  })

  test('is not made an hour later, nor by many guesses', async () => {
    const { store } = await cached('vacia')
    let now = Date.UTC(2027, 0, 1)
    const clock = () => now
    const send = testReference([], { store, now: clock, gate: limitingGate(clock) }).browser()
    const key = (await newFirstKey(store, now)) ?? ''
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect(await first(send, `x${attempt}`)).toEqual({ situacion: 'vencida' })
    expect([await first(send, key), await first(send, key)]).toEqual([
      { situacion: 'abierta' },
      { message: expect.stringContaining('Demasiados intentos') },
    ])
    now += 60 * 60_000
    expect(await first(send, key, ana)).toEqual({ situacion: 'vencida' })
  })
})

test('a login strengthens an older password without a trace', async () => {
  const { store, browser } = await cached('demo', 130_000)
  const row = async () => (await store.rows('usuarios').get([1]))[0]
  const initialRow = await row()
  expect([await login(browser(), 'admin', 'otra'), await row()]).toEqual([refused, initialRow])
  const send = browser()
  expect([await login(send, 'admin', 'admin1234'), await fetchStatus(send)]).toEqual([1, 200])
  expect(await row()).toEqual({ ...initialRow, clave: expect.stringMatching(/^pbkdf2\$130000\$/) })
  const stronger = await row()
  expect([await login(browser(), 'admin', 'admin1234'), await row(), await fetchStatus(send)]).toEqual([
    1,
    stronger,
    200,
  ])
  expect([
    (await store.diario.getAll()).length,
    (await store.salida.getAll()).length,
    (await store.rows('historial').getAll()).filter(({ recurso }) => recurso === 'usuarios'),
  ]).toEqual([0, 0, []])
})

test('the database holds no valid cookie', async () => {
  const { store, browser } = await cached('demo')
  const [line = ''] = (await enter(browser())).headers.getSetCookie()
  const [, value = '?'] = /vidriera_panel=([\w-]+)/.exec(line) ?? []
  const [session] = await store.sesiones.getAll()
  expect([session?.idUsuario, JSON.stringify(session).includes(value)]).toEqual([1, false])
  const Cookie = `vidriera_panel=${session?.zona.split(' ')[1]}`
  expect((await browser()('/api/obtenerUsuarios', { headers: { Cookie } })).status).toBe(401)
})

describe('sessions end at once', () => {
  const both = async () => {
    const server = await cached('demo')
    const [admin, secondAdmin, editor, customer] = [
      server.browser(),
      server.browser(),
      server.browser(),
      server.browser(),
    ]
    await enter(admin)
    await enter(secondAdmin)
    await login(editor, 'editor', 'editor1234')
    await customer('/api/verificarLoginZona', jsonRequest({ nombre: 'cliente', contraseña: 'cliente1234' }))
    return { ...server, admin, secondAdmin, editor, customer }
  }
  const change = (send: Send, id: number, usuario: string, rol: string, contraseña: string) =>
    send('/api/updateUsuario', formRequest({ idUsuario: id, usuario, email: 'x@example.com', rol, contraseña }))

  test('after a changed password; users who change their own stay logged in', async () => {
    const { admin, secondAdmin, editor } = await both()
    const changed = await change(admin, 2, 'editor', 'usuario', 'otra-larga')
    expect([changed.status, await fetchStatus(editor, '/api/obtenerIdUsuario/2')]).toEqual([200, 401])
    await change(admin, 1, 'admin', 'administrador', 'otra-larga')
    expect([await fetchStatus(admin), await fetchStatus(secondAdmin)]).toEqual([200, 401])
  })

  test('of a switched-off customer and a deleted user, even once they are restored', async () => {
    const { admin, editor, customer } = await both()
    const lists = () => fetchStatus(customer, '/api/obtenerFileZonas')
    const initialStatus = await lists()
    for (const activo of [0, 1]) await admin('/api/updateClienteActivo', jsonRequest({ idCliente: 1, activo }))
    expect([initialStatus, await lists()]).toEqual([200, 401])
    const { headers } = await admin('/api/deleteUsuario/2')
    expect((await admin('/api/deshacer', jsonRequest({ ids: [Number(headers.get('X-Cambio'))] }))).status).toBe(200)
    expect(await fetchStatus(editor, '/api/obtenerIdUsuario/2')).toBe(401)
  })

  test('by the command, for users and customers; an unknown name is refused', async () => {
    const { store, editor, customer, admin } = await both()
    await setPassword(store, 'panel', 'editor', 'otra-larga', 1_000)
    await setPassword(store, 'zona', 'cliente', 'otra-larga', 1_000)
    const [editorRow, customerRow] = [
      await store.rows('usuarios').get([2]),
      await store.rows('clientes').get([1]),
    ].flat()
    expect((await store.salida.getAll()).map(({ a, asunto }) => [a, asunto])).toEqual(
      [editorRow, customerRow].map((row) => [[row?.email], 'Cambió tu cuenta']),
    )
    expect([
      await fetchStatus(editor, '/api/obtenerIdUsuario/2'),
      await fetchStatus(customer, '/api/obtenerFileZonas'),
      await fetchStatus(admin),
    ]).toEqual([401, 401, 200])
    expect([await login(editor, 'editor', 'editor1234'), await login(editor, 'editor', 'otra-larga')]).toEqual([
      refused,
      2,
    ])
    await expect(setPassword(store, 'zona', 'editor', 'otra-larga', 1_000)).rejects.toThrow(
      'No hay ningún cliente «editor»',
    )
  })
})
