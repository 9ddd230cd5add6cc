/** A restored base brings back no session, no link, and nobody who left the newsletter. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { seed } from '#mocks/seed/index.ts'
import { sqliteBase } from '#mocks/store/sql/base-copy.ts'
import { getBaseFile, sqliteStore } from '#mocks/store/sql/sqlite.ts'
import { restoreCopy } from '#mocks/store/sql/testing.ts'
import { newFirstKey } from './first-user.ts'
import { enter, testReference } from './http/testing.ts'
import { keepLeaves, leavesOf } from './leaves.ts'
import { beginNumber } from './mail/number.ts'
import { actOnRestore } from './restored.ts'

const emails = ['se.fue@example.com', 'volvio@example.com', 'queda@example.com']

/** Begins on a folder as a server does. */
const begin = async (folder: string) => {
  const store = sqliteStore(folder, () => Promise.resolve(seed))
  onTestFinished(() => store.close())
  await store.start()
  const restored = await beginNumber(store, folder, Date.now())
  const send = testReference([], { store, isPersistent: true, leaves: leavesOf(folder) }).browser()
  const list = async () => (await store.rows('suscripciones').getAll()).map(({ email }) => email)
  return {
    store,
    restored,
    send,
    isListed: async () => Promise.all(emails.map(async (email) => (await list()).includes(email))),
    subscribe: (email: string) => send('/api/agregarSuscripcion', jsonRequest({ email })),
    leave: (email: string) =>
      send(`/api/darDeBaja?llave=${encodeURIComponent(`llave de ${email}`)}`, { method: 'POST' }),
    readUsers: async () => (await send('/api/obtenerUsuarios')).status,
  }
}

/** A company with three subscribers and open sessions, its copy, and what came after: one left, and one left and came back. */
const company = async () => {
  const [folder, copies] = [newFolder(), newFolder()]
  const first = await begin(folder)
  for (const email of emails) await first.subscribe(email)
  const subscribers = await first.store.rows('suscripciones').getAll()
  await first.store
    .rows('suscripciones')
    .put(subscribers.map((row) => ({ ...row, baja: `llave de ${String(row.email)}` })))
  await enter(first.send)
  expect(await first.readUsers()).toBe(200)
  const copy = join(copies, 'copia')
  await sqliteBase(getBaseFile(folder)).write(copy)
  await beginNumber(first.store, folder, Date.now())
  const count = () => readFileSync(join(folder, 'bajas'), 'utf8').split('\n').length - 1
  await first.leave('se.fue@example.com')
  await first.leave('volvio@example.com')
  expect([count(), statSync(join(folder, 'bajas')).mode & 0o777]).toEqual([2, 0o600])
  await first.subscribe('Volvio@example.com')
  expect([count(), readFileSync(join(folder, 'bajas'), 'utf8')]).toEqual([1, expect.not.stringContaining('@')])
  await first.store.write(Date.now(), ({ sesiones }) => sesiones.put([{ zona: 'llave panel x', idUsuario: 1 }]))
  return { folder, copies, copy, first }
}

test('a start that finds a restored base ends sessions, keeps out who left, and names the administrators', async () => {
  const { folder, copy, first } = await company()
  first.store.close()
  restoreCopy(copy, folder)
  const again = await begin(folder)
  expect(again.restored).toContain(
    'Administradores que vuelven a estar: admin. Suscriptores que se habían dado de baja, y se sacaron: 1.',
  )
  expect(await again.isListed()).toEqual([false, true, true])
  expect((await again.store.sesiones.keys()).filter((zona) => /^(?:panel|zona|llave|primer)/.test(zona))).toEqual([])
  await again.leave('queda@example.com')
  expect(await again.isListed()).toEqual([false, true, false])
  again.store.close()
  expect((await begin(folder)).restored).toBeUndefined()
})

test('where the folder came back too, its copies tell who left; a subscription that is later than a leave stays', async () => {
  const { copies, copy, first } = await company()
  await keepLeaves(first.store, copies)
  await first.leave('queda@example.com')
  await keepLeaves(first.store, copies)
  await first.subscribe('queda@example.com')
  const elsewhere = newFolder()
  restoreCopy(copy, elsewhere)
  const again = await begin(elsewhere)
  const key = await newFirstKey(again.store)
  expect(key).toBeUndefined()
  await again.store.write(Date.now(), (inside) => actOnRestore(inside, [copies]))
  expect(await again.isListed()).toEqual([false, true, false])
  await again.subscribe('queda@example.com')
  await again.store.write(Date.now(), (inside) => actOnRestore(inside, [copies]))
  expect(await again.isListed()).toEqual([false, true, true])
  await keepLeaves(again.store, copies)
  expect(readFileSync(join(copies, 'bajas'), 'utf8').split('\n')).toHaveLength(2)
})
