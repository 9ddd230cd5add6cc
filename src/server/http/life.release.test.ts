/** The life of a server's process: its start, failures of it, its stop, and its sharing with sister processes. life.test.ts has the rest. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createNetServer } from 'node:net'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort, listen } from '#mocks/listen.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import { newFolder } from '#mocks/new-folder.ts'
import { beginSubscribing, endAll, startProcess } from './process.ts'
import { allowed } from '../rate-limit.ts'

afterEach(endAll)

/** Starts a server that is expected to end by itself; answers its code and its output. */
const failing = async (env: NodeJS.ProcessEnv) => {
  const api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, SEED: 'vacia', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = text(api.stderr)
  await once(api, 'close')
  return [api.exitCode, await output]
}

/** What a server prints up to the line about its letters. */
const textOfStart = async (env: NodeJS.ProcessEnv, command?: readonly string[]): Promise<readonly string[]> => {
  const { lines, kill } = await startProcess(env, command)
  await expect.poll(() => lines.some((line) => line.includes('SMTP_URL')), { timeout: 20_000 }).toBe(true)
  await kill('SIGTERM')
  return lines
}

test('a new company says at its start that it has no administrator, and that letters wait', async () => {
  const message = (await textOfStart({ DATA: newFolder(), SEED: 'vacia' })).join('\n')
  expect(message).toMatch(/ningún administrador[^]*Sin SMTP_URL no sale ningún correo: esperan 0 cartas/)
  expect(message).not.toContain('primero=')
})

test('a new site says where the first administrator is made, and logs it nowhere', async () => {
  const site = `
    import { startApi } from '${join(import.meta.dirname, 'start.ts')}'
    import { readOptions } from '${join(import.meta.dirname, 'options.ts')}'
    await startApi(readOptions(process.env), { answers: () => () => undefined, begin: () => () => undefined })`
  const lines = await textOfStart({ DATA: newFolder(), SEED: 'vacia' }, ['--input-type=module', '-e', site])
  expect(lines.filter((line) => line.includes('primero='))).toEqual([
    expect.stringMatching(/^O desde.* http:\/\/127\.0\.0\.1:\d+\/admin\/login#primero=[\w-]{32}$/),
  ])
})

describe('a start that fails ends the process at once, with a sentence', () => {
  test('a port that is taken', async () => {
    const blocker = createServer()
    const port = await listen(blocker)
    expect(await failing({ DATA: newFolder(), PORT: String(port) })).toEqual([
      1,
      `El puerto ${port} está ocupado. Elegí otro con PORT=${port + 1}.\n`,
    ])
    blocker.close()
  })

  test('an address that the machine has not', async () => {
    expect(await failing({ DATA: newFolder(), HOST: '192.0.2.1', PORT: '8787' })).toEqual([
      1,
      'No se puede escuchar en HOST=192.0.2.1, PORT=8787 (EADDRNOTAVAIL).\n',
    ])
  })

  test('a base of a newer release', async () => {
    const DATA = newFolder()
    const database = new DatabaseSync(join(DATA, 'vidriera.sqlite'))
    database.exec('CREATE TABLE version (uno INTEGER PRIMARY KEY, numero INTEGER); INSERT INTO version VALUES (1, 99)')
    database.close()
    expect(await failing({ DATA })).toEqual([1, 'La base de datos es de una versión más nueva del sitio.\n'])
  })

  test.each([
    ['a file in place of the folder', (path: string) => writeFileSync(path, ''), 'EEXIST'],
    [
      'a file that is no base',
      (path: string) => {
        mkdirSync(path)
        writeFileSync(join(path, 'vidriera.sqlite'), 'hola'.repeat(1_000))
      },
      'not a database',
    ],
  ])('%s', async (_, make, why) => {
    const DATA = join(newFolder(), 'datos')
    make(DATA)
    expect(await failing({ DATA })).toEqual([
      1,
      expect.stringMatching(new RegExp(`^DATA=.*: no se puede usar esa carpeta .*${why}.*\n$`)),
    ])
  })
})

test('a service makes a base in an empty folder and says where, and refuses a folder that is missing', async () => {
  const DATA = newFolder()
  const told = async () =>
    (await textOfStart({ DATA })).filter((line) => line.includes(`Se hizo una base nueva en ${DATA}.`)).length
  expect([await told(), await told()]).toEqual([1, 0])
  expect(await failing({ DATA: join(DATA, 'missing') })).toEqual([1, expect.stringContaining('no existe esa carpeta')])
  expect(existsSync(join(DATA, 'missing'))).toBe(false)
})

test('a log that cannot be written ends no server, and delays no stop', async () => {
  const port = await freePort()
  const full = openSync('/dev/full', 'w')
  const api = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA: newFolder(), SEED: 'demo', PORT: String(port) },
    stdio: ['ignore', full, full],
  })
  const getStatus = () =>
    fetch(`http://127.0.0.1:${port}/api/obtenerLogos`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(getStatus, { timeout: 20_000 }).toBe(200)
  expect(await getStatus()).toBe(200)
  api.kill('SIGTERM')
  expect(await once(api, 'close')).toEqual([0, null])
  closeSync(full)
})

test('a database that is away is waited for; one that then refuses the password ends the process', async () => {
  let isThere = false
  const refused = 'SFATAL\0C28P01\0Mno\0\0'
  const database = createNetServer((socket) => {
    socket.on('error', () => undefined)
    if (isThere) socket.once('data', () => socket.end(`E\0\0\0${String.fromCharCode(refused.length + 4)}${refused}`))
    else socket.destroy()
  })
  const port = await listen(database)
  const { url, ended } = await startProcess({ DATABASE_URL: `postgres://ana:x@127.0.0.1:${port}/empresa` })
  expect([(await fetch(`${url}/salud`)).status, (await fetch(`${url}/salud/lista`)).status]).toEqual([200, 503])
  isThere = true
  expect(await ended).toBe(1)
  database.close()
})

test('the folder and all in it belong to the server alone, also where it was open before', async () => {
  const DATA = newFolder()
  const modes = () => {
    const getMode = (path: string) => statSync(path).mode & 0o777
    return [getMode(DATA), ...new Set(readdirSync(DATA).map((name) => getMode(join(DATA, name))))]
  }
  const first = await startProcess({ DATA })
  expect(modes()).toEqual([0o700, 0o600])
  await first.kill()
  for (const name of ['', ...readdirSync(DATA)]) chmodSync(join(DATA, name), 0o755)
  await startProcess({ DATA })
  expect(modes()).toEqual([0o700, 0o600])
})

test('an order to stop: what is under way is answered, and the process ends by itself', async () => {
  const { url, kill } = await startProcess({ DATA: newFolder() })
  const finish = beginSubscribing(url)
  expect((await fetch(`${url}/salud/lista`)).status).toBe(200)
  const ended = kill('SIGTERM')
  await expect.poll(() => fetch(`${url}/salud`).catch(() => 'closed')).toBe('closed')
  expect(await finish()).toEqual([200, expect.stringContaining('id')])
  expect(await ended).toBe(0)
})

test('failed logins are counted by all processes together', async () => {
  const DATA = newFolder()
  const [first, second] = [await startProcess({ DATA }), await startProcess({ DATA })]
  const enter = (url: string, clave: string) =>
    fetch(`${url}/api/verificarLogin`, jsonRequest({ usuario: 'admin', contraseña: clave }))
  for (let count = 0; count < allowed.accountAndAddress; count += 1)
    expect((await enter([first, second][count % 2]?.url ?? '', 'otra')).status).toBe(200)
  for (const { url } of [first, second]) {
    const { status, headers } = await enter(url, 'admin1234')
    expect([status, Number(headers.get('Retry-After')) > 0]).toEqual([429, true])
  }
})

const activate = '/usr/bin/systemd-socket-activate'
test.skipIf(!existsSync(activate))('a server serves on a socket that systemd has opened', async () => {
  const port = await freePort()
  const options = ['-l', `127.0.0.1:${port}`, '-E', 'SEED=demo', '-E', 'PATH']
  const api = spawn(activate, [...options, process.execPath, join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The first caller starts the server, and waits for it.
  await once(api.stderr, 'data')
  expect((await fetch(`http://127.0.0.1:${port}/api/obtenerLogos`)).status).toBe(200)
  api.kill('SIGKILL')
})
