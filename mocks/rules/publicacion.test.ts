import { expect, test } from 'vitest'
import { ask, login, testBackend } from '../testing.ts'
import { pagesTurn } from './publicacion.ts'

test('the panel is told how far the pages are, while a process makes many', async () => {
  const backend = testBackend()
  await login(backend)
  const readProgress = async () => (await ask(backend, '/api/obtenerPublicacion')).json()
  expect(await readProgress()).toEqual({ hechas: 0, total: 0 })
  const turn = { zona: `${pagesTurn}build`, idUsuario: 1, hechas: 7, total: 9 }
  await backend.store.sesiones.put([{ ...turn, vence: Date.now() + 1_000 }])
  expect(await readProgress()).toEqual({ hechas: 7, total: 9 })
  await backend.store.sesiones.put([{ ...turn, vence: Date.now() - 1 }])
  expect(await readProgress()).toEqual({ hechas: 0, total: 0 })
})
