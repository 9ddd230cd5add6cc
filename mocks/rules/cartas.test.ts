import { expect, test } from 'vitest'
import { formRequest, jsonRequest } from '../conformance/requests.ts'
import { enter, testReference } from '#server/http/testing.ts'
import { letterPages } from '#server/letter-pages.ts'
import { seed } from '../seed/index.ts'
import { Db } from '../store/dexie.ts'
import type { NewRow, OutboxRow } from '../store/rows.ts'
import { mailPause } from './cartas.ts'

let count = 0
const written = { a: ['ana@example.com'], asunto: 'Hola', texto: 'Uno', created_at: '2026-11-24T10:00:00.000Z' }

/** An administrator's browser, with these letters in the outbox. */
const office = async (...letters: Partial<NewRow<OutboxRow>>[]) => {
  const store = new Db(`cartas-${++count}`, () => Promise.resolve(seed))
  const { browser } = testReference([], { store, pages: letterPages({ site: 'https://site.example', rounds: 1_000 }) })
  const send = browser()
  await enter(send)
  await store.salida.add(letters.map((letter) => ({ ...written, ...letter })))
  const post = async (call: string, ids: number[]) => (await send(`/api/${call}`, jsonRequest({ ids }))).status
  const list = async (): Promise<Record<string, unknown>[]> => (await send('/api/obtenerCartas')).json()
  const readLetter = async (id: number): Promise<Record<string, unknown>> =>
    (await send(`/api/obtenerCarta/${id}`)).json()
  return { store, send, post, list, readLetter }
}

test('a link for a new password tells its receiver and its state alone, never goes again, and can be deleted', async () => {
  const { send, store, post, list, readLetter } = await office()
  await send('/api/clave', formRequest({ zona: 'panel', nombre: 'editor' }))
  const [row] = await store.salida.getAll()
  await store.salida.put(row ? [{ ...row, fallo: 'see https://x/api/clave?llave=panel.abc-_' }] : [])
  const [letter] = await list()
  expect(letter).toEqual({
    id: 1,
    para: ['editor@buloneraquebracho.example'],
    situacion: 'espera',
    created_at: row?.created_at,
    proximo: new Date(row?.proximo ?? 0).toISOString(),
    motivo: 'see https://x/api/clave?llave=…',
  })
  expect(await readLetter(1)).toEqual(letter)
  expect([await post('reenviarCartas', [1]), await post('eliminarCartas', [1]), await list()]).toEqual([409, 200, []])
  expect(JSON.stringify(await store.rows('historial').getAll())).not.toContain('llave=panel')
})

test('a failed enquiry goes again to the present address of the company, and lifts the pause of the mail', async () => {
  const { store, post, list } = await office({
    responder: 'j@taller.com',
    a: ['vieja@example.com'],
    fallo: '550',
    intentos: 9,
  })
  await store.sesiones.put([{ zona: mailPause, idUsuario: 0, vence: Date.now() + 1e6 }])
  expect((await list())[0]).toMatchObject({
    situacion: 'fallida',
    motivo: '550',
    responder: 'j@taller.com',
    asunto: 'Hola',
  })
  expect(await post('reenviarCartas', [1])).toBe(200)
  const [row] = await store.salida.getAll()
  expect([row, await store.sesiones.get([mailPause])]).toEqual([
    { ...written, id: 1, a: [seed.tables.contacto[0]?.email], responder: 'j@taller.com', proximo: expect.any(Number) },
    [undefined],
  ])
})

test('a delivered letter goes again as a copy; one on its way just goes on; a newsletter is told by its letters', async () => {
  const { store, post, list, readLetter } = await office(
    { entregada: 5, envio: 'k' },
    { proximo: 7 },
    { boletin: 1, entregada: 5, a: ['a@example.com', 'b@example.com'] },
  )
  expect((await list()).map(({ id, situacion }) => [id, situacion])).toEqual([
    [2, 'espera'],
    [1, 'enviada'],
  ])
  expect(await readLetter(3)).toEqual({ message: 'Ese correo ya no está.' })
  expect([await post('reenviarCartas', [1, 2]), await post('reenviarCartas', [3])]).toEqual([200, 404])
  expect(
    (await store.salida.getAll()).map(({ id, envio, proximo, entregada }) => [id, envio, proximo, entregada]),
  ).toEqual([
    [1, 'k', undefined, 5],
    [2, undefined, 7, undefined],
    [3, undefined, undefined, 5],
    [4, undefined, expect.any(Number), undefined],
  ])
})
