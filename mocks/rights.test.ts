/** What a caller may not do, the caller may not do by another way. */
import { describe, expect, test } from 'vitest'
import { changeHeader } from '#contract/change-header.ts'
import { allEndpoints } from '#contract/index.ts'
import { trackedEntities } from '#contract/registros.ts'
import { ask, demoStore, login, post, postForm, testBackend } from './testing.ts'

const company = async () => {
  const store = demoStore()
  const backend = testBackend({ store })
  await backend.open()
  const enter = (usuario: string, contraseña = `${usuario}1234`) =>
    post(backend, '/api/verificarLogin', { usuario, contraseña })
  const getStatus = async (path: string) => (await ask(backend, path)).status
  const undo = async (...writes: Response[]) =>
    post(backend, '/api/deshacer', { ids: writes.map(({ headers }) => Number(headers.get(changeHeader))) })
  /** Another administrator takes the role away. */
  const demote = async () => {
    const [row] = await store.rows('usuarios').get([1])
    await store.rows('usuarios').put([
      { ...row, id: 1, admin: 0 },
      { ...row, id: 90, usuario: 'otra', admin: 1 },
    ])
  }
  return { backend, store, enter, getStatus, undo, demote }
}

test.each(
  trackedEntities.flatMap((entity) => {
    const [list, get] = (['list', 'get'] as const).map((does) =>
      allEndpoints.find((endpoint) => endpoint.entity === entity && endpoint.does === does),
    )
    return list && get && list.access !== 'public' ? [{ resource: entity.resource, list, get }] : []
  }),
)('$resource: who may not read the list reads no record but an own one', async ({ list, get }) => {
  const { backend, enter, getStatus } = await company()
  const callers: Readonly<Record<string, () => Promise<Response>>> = {
    customer: () => post(backend, '/api/verificarLoginZona', { nombre: 'cliente', contraseña: 'cliente1234' }),
    editor: () => enter('editor'),
  }
  for (const begin of Object.values(callers)) {
    for (const zona of ['panel', 'zona']) await post(backend, '/api/cerrarSesion', { zona })
    await begin()
    const mayList = (await getStatus(list.path)) === 200
    const statuses = new Set<number>()
    for (const id of [3, 4, 999]) statuses.add(await getStatus(get.path.replace('{id}', String(id))))
    expect([...statuses].every((status) => (mayList ? [200, 401, 404] : [401, 403]).includes(status))).toBe(true)
  }
})

describe('an undo writes what its caller may write now', () => {
  test('a demoted administrator deletes no customer by undoing an undo, or a restore', async () => {
    const { backend, store, enter, undo, demote } = await company()
    await enter('admin')
    const restored = await undo(await ask(backend, '/api/deleteUsuarioZona/2'))
    await ask(backend, '/api/deleteUsuarioZona/3')
    const [entry] = await store.papelera.getAll()
    const fromTrash = await post(backend, '/api/restaurarPapelera', { ids: [entry?.id] })
    await demote()
    expect([(await undo(restored)).status, (await undo(fromTrash)).status]).toEqual([403, 403])
    expect((await store.rows('clientes').get([2, 3])).map((row) => row?.id)).toEqual([2, 3])
  })

  test('nor changes keywords again, which administrators alone change', async () => {
    const { backend, enter, undo, demote } = await company()
    await enter('admin')
    const undone = await undo(
      await post(backend, '/api/updateMetadato?id=1', { claves: 'otras' }).then(async (answer) =>
        answer.ok
          ? answer
          : ask(backend, '/api/updateMetadato', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json', 'X-Metadato-Id': '1' },
              body: '{"claves":"otras"}',
            }),
      ),
    )
    await demote()
    expect([undone.status, (await undo(undone)).status]).toEqual([200, 403])
  })

  test('one takes back a change of the own account, and none of another one', async () => {
    const { backend, store, enter, undo } = await company()
    await enter('editor')
    const mine = { idUsuario: 2, usuario: 'editor', email: 'nueva@example.com', contraseñaActual: 'editor1234' }
    expect((await undo(await post(backend, '/api/updateCuenta', mine))).status).toBe(200)
    expect((await store.rows('usuarios').get([2]))[0]?.email).toBe('editor@buloneraquebracho.example')
  })
})

test('a user empties from the trash what that user deleted, an administrator everything', async () => {
  const { backend, store, enter } = await company()
  await enter('admin')
  await post(backend, '/api/deleteServicio', { idServicio: 1 })
  await enter('editor')
  await post(backend, '/api/deleteServicio', { idServicio: 2 })
  const [others, own] = await store.papelera.getAll()
  if (!others || !own) throw new Error('nothing is in the trash')
  const { idUsuario: _, ...older } = own
  const [old = 0] = await store.papelera.add([{ ...older, id: 50, filas: [] }])
  const empty = async (...ids: (number | undefined)[]) => (await post(backend, '/api/eliminarPapelera', { ids })).status
  expect([others.idUsuario, own.idUsuario]).toEqual([1, 2])
  expect([await empty(others.id), await empty(old), await empty(own.id, others.id), await empty(own.id)]).toEqual([
    403, 403, 403, 200,
  ])
  await enter('admin')
  expect(await empty(others.id, old)).toBe(200)
})

test('an administrator stays who can enter', async () => {
  const { backend, store, enter } = await company()
  await enter('admin')
  const [row] = await store.rows('usuarios').get([2])
  await store.rows('usuarios').put([{ id: 2, usuario: 'editor', email: '', admin: 1 }])
  const admin = { idUsuario: 1, usuario: 'admin', email: 'a@example.com' }
  expect([
    (await ask(backend, '/api/deleteUsuario/1')).status,
    (await postForm(backend, '/api/updateUsuario', { ...admin, rol: 'usuario' })).status,
    (await ask(backend, '/api/deleteUsuario/2')).status,
  ]).toEqual([409, 409, 200])
  await store.rows('usuarios').put([{ ...row, id: 2, admin: 1 }])
  expect((await postForm(backend, '/api/updateUsuario', { ...admin, rol: 'usuario' })).status).toBe(200)
})

describe('guardarHistorial', () => {
  test('takes the three messages of the client, of a user too, and tells a customer from a user of the same name', async () => {
    const { backend, store, enter } = await company()
    await store.rows('clientes').put([{ ...(await store.rows('clientes').get([1]))[0], id: 1, nombre: 'admin' }])
    await post(backend, '/api/verificarLoginZona', { nombre: 'admin', contraseña: 'cliente1234' })
    const note = (mensaje: string, idUsuario = 1) => post(backend, '/api/guardarHistorial', { idUsuario, mensaje })
    expect([
      (await note('Vio la lista de precios')).status,
      (await note('Producto eliminado: Todo')).status,
      (await note('x', 999)).status,
    ]).toEqual([200, 422, 403])
    await enter('editor')
    expect((await note('Sesion Cerrada', 2)).status).toBe(200)
    await login(backend)
    const entries: unknown = await (await ask(backend, '/api/obtenerHistorial?cuantos=2')).json()
    expect(entries).toMatchObject([
      { usuario: 'editor', zona: 0 },
      { usuario: 'admin', zona: 1 },
    ])
  })
})
