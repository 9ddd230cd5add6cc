/** Whoever unsubscribed by a letter stays out until that person subscribes again. */
import { expect, test } from 'vitest'
import { changeHeader } from '#contract/change-header.ts'
import { ask, demoStore, login, post, testBackend } from './testing.ts'

const company = async () => {
  const store = demoStore({
    suscripciones: [
      { id: 1, email: 'ana@example.com', baja: 'k1' },
      { id: 2, email: 'luis@example.com', baja: 'k2' },
    ],
  })
  const backend = testBackend({ store })
  await backend.open()
  await login(backend)
  const leave = (llave: string) => post(backend, `/api/darDeBaja?llave=${llave}`, {})
  const emails = async () => (await store.rows('suscripciones').getAll()).map(({ email }) => email)
  const remove = (id: number) => ask(backend, `/api/deleteSuscripcion/${id}`)
  const undo = async (...writes: Response[]) =>
    (await post(backend, '/api/deshacer', { ids: writes.map(({ headers }) => Number(headers.get(changeHeader))) }))
      .status
  return { backend, store, leave, emails, remove, undo }
}

test('no trash keeps the address', async () => {
  const { store, leave, emails } = await company()
  await leave('k1')
  expect([await emails(), await store.papelera.getAll()]).toEqual([['luis@example.com'], []])
})

test('an address that was deleted first comes back by no restore and no undo, others do', async () => {
  const { backend, store, leave, emails, remove, undo } = await company()
  const [first, second] = [await remove(1), await remove(2)]
  await leave('k1')
  const [entry, ...others] = await store.papelera.getAll()
  expect([entry?.titulo, others, await undo(first)]).toEqual(['luis@example.com', [], 404])
  expect([await undo(second), await emails()]).toEqual([200, ['luis@example.com']])
  await post(backend, '/api/agregarSuscripcion', { email: 'Ana@example.com' })
  expect(await emails()).toEqual(['luis@example.com', 'Ana@example.com'])
})

test('an older delete of the address is forgotten too', async () => {
  const { backend, store, leave, emails, remove } = await company()
  await remove(1)
  await store.rows('suscripciones').add([{ email: 'ANA@example.com', baja: 'k3' }])
  await leave('k3')
  expect([await emails(), await store.papelera.getAll()]).toEqual([['luis@example.com'], []])
  expect(JSON.stringify(await store.diario.getAll())).not.toContain('ana@example.com')
  expect((await ask(backend, '/api/obtenerPapelera')).status).toBe(200)
})

test('only an administrator learns the number of a subscription', async () => {
  const { backend } = await company()
  const subscribe = async (email: string) => (await post(backend, '/api/agregarSuscripcion', { email })).json()
  expect([await subscribe('ana@example.com'), await subscribe('nueva@example.com')]).toEqual([{ id: 1 }, { id: 3 }])
  await post(backend, '/api/cerrarSesion', { zona: 'panel' })
  expect([await subscribe('ana@example.com'), await subscribe('otra@example.com')]).toEqual([{ id: 0 }, { id: 0 }])
})
