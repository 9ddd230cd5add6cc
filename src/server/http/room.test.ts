/** What goes on where a disk is full, and for how long a failed write counts. */
import { expect, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import type { Reserve } from '#mocks/store/sql/reserve.ts'
import { demoStore } from '#mocks/testing.ts'
import { createRoom } from './room.ts'

/** A room whose writes fail until the reserve is given up. */
const fullRoom = () => {
  let [isThere, time] = [true, 0]
  const reserve: Reserve = {
    fill: () => undefined,
    isGivenUp: () => !isThere,
    release: () => {
      const wasThere = isThere
      isThere = false
      return wasThere
    },
  }
  const room = createRoom(
    reserve,
    () => undefined,
    () => time,
  )
  const store = { ...demoStore(), canWrite: () => Promise.resolve(false) }
  const watched = room.watch(async () => new Response(null, { status: isThere ? 507 : 200 }), store)
  return {
    room,
    call: async (path: string) => (await watched(new Request(`http://localhost${path}`, jsonRequest({})))).status,
    wait: (ms: number) => {
      time += ms
    },
  }
}

test.each([
  ['/api/verificarLogin', 200],
  ['/api/verificarLoginZona', 200],
  ['/api/cerrarSesion', 200],
  ['/api/eliminarPapelera', 200],
  ['/api/deleteDescarga', 200],
  ['/api/darDeBaja', 200],
  ['/api/updateCuenta', 200],
  ['/api/clave', 200],
  ['/api/updateUsuario', 507],
  ['/api/agregarSuscripcion', 507],
  ['/api/crearDescarga', 507],
])('on a full disk %s is answered with %i, before and after the reserve is given up', async (path, status) => {
  const { call } = fullRoom()
  expect(await call(path)).toBe(status)
  await call('/api/verificarLogin')
  expect(await call(path)).toBe(status)
})

test('a failed write counts for thirty seconds', async () => {
  const { room, call, wait } = fullRoom()
  expect(room.isFull()).toBe(false)
  await call('/api/crearDescarga')
  wait(29_999)
  expect(room.isFull()).toBe(true)
  wait(1)
  expect(room.isFull()).toBe(false)
})
