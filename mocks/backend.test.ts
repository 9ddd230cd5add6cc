/** The embedded backend on IndexedDB alone; failures.test.ts has its failures, conformance/ the behaviour of every backend. */
import { describe, expect, test, vi } from 'vitest'
import { png, textFile } from './conformance/samples.ts'
import { seed } from './seed/index.ts'
import { onDatabase } from './database-testing.ts'
import { ask, readId, list, login, post, postForm, testBackend } from './testing.ts'

describe('the first visit', () => {
  test("calls during the database's creation are all answered, and none creates it again", async () => {
    const seeds = vi.fn<() => Promise<typeof seed>>()
    for (let round = 0; round < 5; round++) {
      const { promise: come, resolve } = Promise.withResolvers<typeof seed>()
      seeds.mockReturnValueOnce(come)
      const backend = testBackend({ seed: seeds, databaseName: crypto.randomUUID() })
      const calls = (length: number) =>
        Array.from({ length }, (_, index) => (index === 5 ? login(backend) : ask(backend, '/api/obtenerProductos')))
      // Some calls find no database, some a database that is being created, and some one that is being filled.
      const earlyCalls = calls(10)
      await vi.waitFor(() => expect(seeds).toHaveBeenCalledTimes(round + 1))
      const between = calls(10)
      resolve(seed)
      const answers = await Promise.all([...earlyCalls, ...between, ...calls(10)])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.text()).length))).size).toBe(2)
      expect((await ask(backend, '/api/obtenerUsuarios')).status).toBe(200)
    }
    expect(seeds).toHaveBeenCalledTimes(5)
  })
})

describe('storage', () => {
  test('data, files and the session survive a restart of the worker', async () => {
    const { backend: first, db } = await onDatabase()
    const id = await readId(postForm(first, '/api/crearServicio', { foto: png(1), titulo: 'Queda', orden: 1 }))
    first.close()
    const second = testBackend({ databaseName: db.name })
    expect((await ask(second, '/api/obtenerUsuarios')).status).toBe(200)
    const servicio: { titulo: string; imagen: string } = await (await ask(second, `/api/obtenerServicio/${id}`)).json()
    expect(servicio.titulo).toBe('Queda')
    expect(await (await ask(second, `/api/getImage/${servicio.imagen.split('/').at(-1)}`)).text()).toBe(
      await png(1).text(),
    )
  })

  test('a closed database opens again by itself', async () => {
    const backend = testBackend({ databaseName: crypto.randomUUID() })
    await backend.open()
    backend.close()
    expect((await ask(backend, '/api/obtenerSliders')).status).toBe(200)
  })

  test('no file is left behind: refused ones go at once, replaced and deleted ones when undo and trash expire', async () => {
    let days = 0
    const { backend, db } = await onDatabase({ now: () => Date.now() + days * 24 * 60 * 60 * 1000 })
    const initialKeys = await db.table('archivosGuardados').toCollection().primaryKeys()
    const form = { foto: png(1), titulo: 'x', orden: 1 }
    const id = await readId(postForm(backend, '/api/crearServicio', form))
    expect((await db.files.getAll()).length).toBe(initialKeys.length + 1)
    await postForm(backend, '/api/updateServicio', { ...form, idServicio: id })
    await postForm(backend, '/api/updateServicio', { ...form, idServicio: 987654 })
    await postForm(backend, '/api/crearServicio', { foto: png(1), titulo: '', orden: 'x' })
    await postForm(backend, '/api/crearVideo', { file: png(1), link: 'https://example.com', titulo: 'x', orden: 1 })
    expect((await db.files.getAll()).length).toBe(initialKeys.length + 2)
    await post(backend, '/api/deleteServicio', { idServicio: id })
    expect((await db.files.getAll()).length).toBe(initialKeys.length + 2)
    days = 2
    await login(backend)
    expect((await db.files.getAll()).length).toBe(initialKeys.length + 1)
    days = 31
    await login(backend)
    expect(await db.table('archivosGuardados').toCollection().primaryKeys()).toEqual(initialKeys)
  })

  test('passwords are stored salted and stretched, never as they are', async () => {
    const { backend, db } = await onDatabase({ passwordRounds: undefined })
    const account = { email: 'a@example.com', contraseña: 'la misma clave' }
    for (const usuario of ['uno', 'dos']) await post(backend, '/api/crearUsuario', { ...account, usuario, admin: 0 })
    await post(backend, '/api/crearUsuarioZona', { ...account, usuario: 'tres' })
    const rows = [...(await db.rows('usuarios').getAll()), ...(await db.rows('clientes').getAll())]
    expect(JSON.stringify(rows)).not.toContain('la misma clave')
    const stretched = expect.stringMatching(/^pbkdf2\$120000\$[\w+/=]{24}\$[\w+/=]{44}$/)
    expect(rows.filter(({ email }) => email === 'a@example.com').map(({ clave }) => clave)).toEqual(
      Array(3).fill(stretched),
    )
    expect(new Set(rows.map(({ clave }) => clave)).size).toBe(rows.length)
  })

  test('letters are in the outbox', async () => {
    const { backend, db } = await onDatabase()
    const addresses = (await list(backend, '/api/obtenerSuscripciones')).map((row) => ({ email: '', ...row }).email)
    await post(backend, '/api/enviarMensajeSub', { asunto: 'Asunto', texto: 'Hola' })
    const sender = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com', celular: '351' }
    await post(backend, '/enviarCorreo', { ...sender, mensaje: 'Hola queria consultar' })
    expect(await db.salida.getAll()).toMatchObject([
      { id: 1, a: addresses, asunto: 'Asunto', texto: 'Hola', created_at: expect.stringMatching(/Z$/) },
      { id: 2, asunto: 'Contacto desde la web de Ana (Taller)', texto: 'Hola queria consultar\nana@example.com\n351' },
    ])
  })

  test('a repeated key is answered and not sent again', async () => {
    const { backend, db } = await onDatabase()
    const message = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }
    for (const key of ['?envio=uno', '?envio=uno', '?envio=dos', '', ''])
      expect((await post(backend, `/enviarCorreo${key}`, message)).status).toBe(200)
    expect((await db.salida.getAll()).map(({ envio }) => envio)).toEqual(['uno', 'dos', undefined, undefined])
  })

  test('nothing is written for a session that ends while the body is still being sent', async () => {
    const backend = testBackend({ databaseName: crypto.randomUUID() })
    await login(backend)
    const sent = new TextEncoder().encode(
      JSON.stringify({ usuario: 'tarde', email: 'a@example.com', contraseña: 'una clave larga', admin: 1 }),
    )
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      await post(backend, '/api/cerrarSesion', { zona: 'panel' })
      controller.enqueue(sent)
      controller.close()
    }
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    }
    expect((await ask(backend, '/api/crearUsuario', init)).status).toBe(401)
    await login(backend)
    expect(await list(backend, '/api/obtenerUsuarios')).not.toContainEqual(
      expect.objectContaining({ usuario: 'tarde' }),
    )
  })

  test('two deletes of the last two administrators at once leave one', async () => {
    const backend = testBackend()
    await login(backend)
    const account = { usuario: 'otra', email: 'a@example.com', contraseña: 'ocho o más', admin: 1 }
    const id = await readId(post(backend, '/api/crearUsuario', account))
    const statuses = (
      await Promise.all([ask(backend, '/api/deleteUsuario/1'), ask(backend, `/api/deleteUsuario/${id}`)])
    ).map(({ status }) => status)
    // The second delete met either the last administrator (refused), or a caller without an account by then (401).
    expect([
      [200, 401],
      [409, 200],
    ]).toContainEqual(statuses)
    await login(backend)
    await post(backend, '/api/verificarLogin', { usuario: 'otra', contraseña: 'ocho o más' })
    const users: { admin: number }[] = await (await ask(backend, '/api/obtenerUsuarios')).json()
    expect(users.filter(({ admin }) => admin === 1)).toHaveLength(1)
  })
})

describe('change messages', () => {
  test('a write reports its changed resources; reads and refusals report nothing', async () => {
    const onChange = vi.fn<(resources: readonly string[], request: Request) => void>()
    const backend = testBackend({ onChange })
    await ask(backend, '/api/obtenerSliders')
    await post(backend, '/api/deleteSlider', { idSlider: 1 })
    expect(onChange).not.toHaveBeenCalled()
    await login(backend)
    onChange.mockClear()
    await post(backend, '/api/deleteSlider', { idSlider: 987654 })
    await ask(backend, '/api/obtenerMetadato/1')
    expect(onChange).not.toHaveBeenCalled()
    await post(backend, '/api/deleteSlider', { idSlider: 1 })
    await post(backend, '/api/deleteDescarga', { idDescarga: 1 })
    await ask(backend, '/api/deleteSuscripcion/1')
    expect(onChange.mock.calls.map(([resources]) => resources)).toEqual([
      ['sliders', 'papelera', 'historial'],
      ['descargas', 'fileZonas', 'papelera', 'historial'],
      ['suscripciones', 'papelera', 'historial'],
    ])
  })

  test('the request that wrote is named as it came, so that its tab is known', async () => {
    const onChange = vi.fn<(resources: readonly string[], request: Request) => void>()
    const backend = testBackend({ onChange })
    const request = new Request('http://localhost/api/agregarSuscripcion', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com' }),
    })
    await backend.respond(request)
    expect(onChange.mock.calls.map(([, by]) => by === request)).toEqual([true])
  })
})

test('a download tells the size and the day of its file', async () => {
  const backend = testBackend()
  await login(backend)
  const file = textFile('x'.repeat(2048), 'Normas.TXT')
  const id = await readId(postForm(backend, '/api/crearDescarga', { file, orden: 1, titulo: 'Normas' }))
  const readDescarga = async (): Promise<unknown> => (await ask(backend, `/api/obtenerDescarga/${id}`)).json()
  expect(await readDescarga()).toMatchObject({ peso: '2.00', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  const changed = { idDescarga: id, orden: 2, titulo: 'Normas' }
  await postForm(backend, '/api/updateDescarga', changed)
  expect(await readDescarga()).toMatchObject({ peso: '2.00' })
  await postForm(backend, '/api/updateDescarga', { ...changed, file: textFile('y'.repeat(1024), 'normas.txt') })
  expect(await readDescarga()).toMatchObject({ peso: '1.00' })
})

test('the icon of the installed app goes with the icon that it was made of', async () => {
  const backend = testBackend()
  await login(backend)
  const readMarca = async (): Promise<unknown> => (await ask(backend, '/api/obtenerMarca')).json()
  const iconoApp = expect.stringMatching(/\.png$/)
  await postForm(backend, '/api/updateMarca', { nombre: 'El Tala', icono: png(), iconoApp: png() })
  expect(await readMarca()).toMatchObject({ iconoApp })
  await postForm(backend, '/api/updateMarca', { nombre: 'El Aromo' })
  expect(await readMarca()).toMatchObject({ iconoApp })
  await postForm(backend, '/api/updateMarca', { icono: png() })
  expect(await readMarca()).toMatchObject({ nombre: 'El Aromo', iconoApp: '' })
})
