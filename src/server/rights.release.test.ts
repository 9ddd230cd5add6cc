/** One account, one key, one right: what is refused is refused by every way, on a real server. Prints a line a case. */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { changeHeader } from '#contract/change-header.ts'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { endAll, startProcess } from './http/process.ts'
import { byApp } from './http/testing.ts'

afterAll(endAll)

const DATA = newFolder(afterAll)
const { url } = await startProcess({ DATA })

let networks = 0
/** A browser in a network of its own. */
const visitor = (address = `198.51.100.${++networks}`) => {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('X-Forwarded-For', address)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(url + path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}
type Send = ReturnType<typeof visitor>
const enter = async (usuario: string, contraseña = `${usuario}1234`, send = visitor()) => {
  await send('/api/verificarLogin', jsonRequest({ usuario, contraseña }))
  return send
}
const undo = async (send: Send, write: Response) =>
  send('/api/deshacer', jsonRequest({ ids: [Number(write.headers.get(changeHeader))] }))
const repeat = async (count: number, ask: (attempt: number) => Promise<Response>) => {
  let last = 0
  for (let attempt = 0; attempt < count; attempt += 1) last = (await ask(attempt)).status
  return last
}

const cases: Readonly<Record<string, readonly [expected: number, answered: () => Promise<number>]>> = {
  'the eleventh wrong login, each with another blank in the name': [
    429,
    async () => {
      const send = visitor()
      return repeat(11, (attempt) =>
        send('/api/verificarLoginZona', jsonRequest({ nombre: `agro${'\u200B'.repeat(attempt)}mec`, contraseña: 'x' })),
      )
    },
  ],
  'the eleventh wrong present password of an own account': [
    429,
    async () => {
      const send = await enter('editor')
      const account = { idUsuario: 2, usuario: 'editor', email: 'e@example.com', contraseñaActual: 'x' }
      return repeat(11, () => send('/api/updateCuenta', jsonRequest(account)))
    },
  ],
  'a customer by id, for a user who may not list customers': [
    403,
    async () => (await (await enter('ventas'))('/api/obtenerIdUsuarioZona/2')).status,
  ],
  'an entry of the history in words of its own': [
    422,
    async () =>
      (await (await enter('ventas'))('/api/guardarHistorial', jsonRequest({ idUsuario: 3, mensaje: 'Todo eliminado' })))
        .status,
  ],
  'one in the words of the client': [
    200,
    async () =>
      (await (await enter('ventas'))('/api/guardarHistorial', jsonRequest({ idUsuario: 3, mensaje: 'Sesion Cerrada' })))
        .status,
  ],
  'the undo of an undo, by a demoted administrator': [
    403,
    async () => {
      const admin = await enter('admin')
      const second = { usuario: 'segunda', email: 's@example.com', contraseña: 'segunda1234', admin: 1 }
      const { id }: { id: number } = await (await admin('/api/crearUsuario', jsonRequest(second))).json()
      const send = await enter('segunda')
      const restored = await undo(send, await send('/api/deleteUsuarioZona/2', byApp))
      const demoted = { idUsuario: id, usuario: 'segunda', email: 's@example.com', rol: 'usuario' }
      await admin('/api/updateUsuario', formRequest(demoted))
      return (await undo(send, restored)).status
    },
  ],
  'what somebody else deleted, emptied by a user': [
    403,
    async () => {
      const admin = await enter('admin')
      await admin('/api/deleteServicio', jsonRequest({ idServicio: 1 }))
      const [entry]: { id: number }[] = await (await admin('/api/obtenerPapelera')).json()
      return (await (await enter('ventas'))('/api/eliminarPapelera', jsonRequest({ ids: [entry?.id] }))).status
    },
  ],
  'the last administrator': [409, async () => (await (await enter('admin'))('/api/deleteUsuario/1', byApp)).status],
  'a delete by GET that a page shows': [
    405,
    async () =>
      (
        await (
          await enter('admin')
        )('/api/deleteSuscripcion/1', {
          headers: { ...byApp.headers, Accept: 'text/html' },
        })
      ).status,
  ],
  'a delete by GET from a page of another site': [
    403,
    async () =>
      (
        await (
          await enter('admin')
        )('/api/deleteSuscripcion/1', {
          headers: { Accept: '*/*', Referer: 'http://evil.example/' },
        })
      ).status,
  ],
  'a delete by GET of a program': [
    200,
    async () => (await (await enter('admin'))('/api/deleteSuscripcion/1', byApp)).status,
  ],
  'a key letter of a site without an address': [
    503,
    async () => (await visitor()('/api/clave', formRequest({ zona: 'panel', nombre: 'admin' }))).status,
  ],
}

test.each(Object.entries(cases))('%s', async (name, [expected, answered]) => {
  const status = await answered()
  console.log(`${status === expected ? 'as expected' : 'DIFFERENT'}\t${status}\t${name}`)
  expect(status).toBe(expected)
})

test('two hundred thousand counts of names that nobody has slow no login, and go after their time', async () => {
  const base = new DatabaseSync(join(DATA, 'vidriera.sqlite'))
  base.exec('PRAGMA busy_timeout = 5000')
  const fill = base.prepare(
    `INSERT INTO sesiones (zona, idUsuario, vence) SELECT 'fallos ' || value, 0, 1 FROM json_each(?)`,
  )
  fill.run(JSON.stringify(Array.from({ length: 200_000 }, (_, index) => index)))
  const getMs = async () => {
    const start = performance.now()
    await enter('admin')
    return performance.now() - start
  }
  const full = await getMs()
  const { total } = base.prepare('SELECT count(*) AS total FROM sesiones').get() ?? {}
  base.exec("DELETE FROM sesiones WHERE zona LIKE 'fallos %' AND vence = 1")
  base.close()
  console.log(
    `a login beside ${String(total)} rows: ${Math.round(full)} ms; beside few: ${Math.round(await getMs())} ms`,
  )
  expect(Number(total)).toBeGreaterThan(200_000)
})
