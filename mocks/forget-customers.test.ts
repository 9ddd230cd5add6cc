/** A customer who is deleted for good leaves no byte of a SQLite base. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from './new-folder.ts'
import { seed } from './seed/index.ts'
import { sqliteStore } from './store/sql/sqlite.ts'
import { started } from './store/testing.ts'
import { ask, list, login, post, testBackend } from './testing.ts'

const days = 24 * 60 * 60_000
const [nombre, email] = ['Bulonera Zutana', 'zutana@example.com']
const others = ['Bulonera Zutana Hermanos', 'otra@example.com']

/** A company with two customers, of whom one has letters and a history. */
const company = async () => {
  const folder = newFolder()
  const store = await started(sqliteStore(folder, () => Promise.resolve({ ...seed, files: [] })))
  let now = Date.now()
  const backend = testBackend({ store, now: () => now })
  const usuarios = [
    { usuario: nombre, email },
    { usuario: others[0], email: others[1] },
  ]
  for (const account of usuarios)
    expect((await post(backend, '/api/crearUsuarioZona', { ...account, contraseña: 'clave-larga' })).status).toBe(200)
  await login(backend)
  const id = (await store.rows('clientes').getAll()).find((row) => row.nombre === nombre)?.id ?? 0
  const entry = { idUsuario: 0, zona: 0, usuario: 'consola', created_at: '' }
  await store.rows('historial').add([
    { ...entry, texto: `Contraseña nueva: ${nombre}` },
    { ...entry, texto: `No se pudo entregar a ${email}: Cambió tu cuenta (550 no such user)` },
    { ...entry, texto: `Contraseña nueva: ${others[0]}` },
    { ...entry, texto: 'Sesion Cerrada', idUsuario: id, zona: 1, usuario: nombre },
    { ...entry, texto: 'Producto creado', idUsuario: id, usuario: 'admin' },
  ])
  const letter = { asunto: 'Hola', texto: `${nombre}. ${'Texto largo. '.repeat(700)}`, created_at: '' }
  await store.salida.add([
    { ...letter, a: [email] },
    { ...letter, a: ['ventas@example.com'], responder: email.toUpperCase() },
    { ...letter, a: [others[1] ?? ''], texto: others[0] ?? '' },
    { ...letter, a: ['ventas@example.com'], responder: others[1] ?? '', texto: 'Otra' },
  ])
  await ask(backend, `/api/deleteUsuarioZona/${id}`)
  const readBase = async () => {
    await store.sweep?.()
    const names = readdirSync(folder).filter((name) => name.startsWith('vidriera.sqlite'))
    return names.map((name) => readFileSync(join(folder, name), 'utf8').toLowerCase()).join('')
  }
  /** How often the base has the customer's name and address, the longer name of another set aside. */
  const count = async () => {
    const text = (await readBase()).replaceAll('bulonera zutana hermanos', '')
    return [nombre, email].map((word) => text.split(word.toLowerCase()).length - 1)
  }
  return { store, backend, count, later: (ms: number) => (now += ms) }
}

/** How often the base tells of the customer, how often the history of others, and how many letters are left. */
const readRest = async ({ store, count }: Awaited<ReturnType<typeof company>>) => {
  const texts = (await store.rows('historial').getAll()).map(({ texto }) => String(texto))
  const ofOthers = texts.filter((texto) => texto.includes('Hermanos') || texto === 'Producto creado')
  return [await count(), ofOthers.length, (await store.salida.getAll()).length]
}
const rest = [[0, 0], 3, 2]

test('out of the trash by hand', async () => {
  const made = await company()
  const [entry] = await list(made.backend, '/api/obtenerPapelera')
  expect((await made.count()).every((count) => count > 0)).toBe(true)
  expect((await post(made.backend, '/api/eliminarPapelera', { ids: [entry?.id] })).status).toBe(200)
  expect(await readRest(made)).toEqual(rest)
  const [last] = (await made.store.rows('historial').getAll()).toReversed()
  expect(last?.texto).toBe('Eliminado para siempre: un cliente')
})

test('once the trash is over', async () => {
  const made = await company()
  made.later(40 * days)
  await login(made.backend)
  await post(made.backend, '/api/agregarSuscripcion', { email: 'nadie@example.com' })
  expect(await readRest(made)).toEqual(rest)
})
