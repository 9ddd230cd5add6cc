/** What a server says at its start, and what it answers before its end. life.release.test.ts has whole processes, and their failures. */
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { beginSubscribing } from './process.ts'
import { serveReference } from './server.ts'
import { testReference } from './testing.ts'

const folder = newFolder(afterAll)

/** What a process says until it has told of its letters. */
const textFrom = async (...script: string[]): Promise<readonly string[]> => {
  const api = spawn(process.execPath, script, {
    env: { ...process.env, DATA: folder, SEED: 'vacia', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const messages: string[] = []
  for await (const line of createInterface(api.stdout)) {
    messages.push(line)
    if (line.includes('SMTP_URL')) break
  }
  api.kill('SIGKILL')
  return messages
}

test('a new company says at its start that it has no administrator, and that letters wait', async () => {
  const message = (await textFrom(join(import.meta.dirname, 'main.ts'))).join('\n')
  expect(message).toMatch(/ningún administrador[^]*Sin SMTP_URL no sale ningún correo: esperan 0 cartas/)
  expect(message).not.toContain('primero=')
})

test('a new site says where the first administrator is made, and logs it nowhere', async () => {
  const site = `
    import { startApi } from '${join(import.meta.dirname, 'start.ts')}'
    import { readOptions } from '${join(import.meta.dirname, 'options.ts')}'
    await startApi(readOptions(process.env), { answers: () => () => undefined, begin: () => () => undefined })`
  const messages = (await textFrom('--input-type=module', '-e', site)).filter((line) => line.includes('primero='))
  expect(messages).toEqual([
    expect.stringMatching(/^O desde.* http:\/\/127\.0\.0\.1:\d+\/admin\/login#primero=[\w-]{32}$/),
  ])
})

test('a server that stops answers what is under way', async () => {
  const { url, close } = await serveReference(testReference())
  const finish = beginSubscribing(url)
  expect((await fetch(`${url}/api/obtenerLogos`)).status).toBe(200)
  const closed = close()
  await expect.poll(() => fetch(url).catch(() => 'closed')).toBe('closed')
  expect(await finish()).toEqual([200, expect.stringContaining('id')])
  await closed
})

test('a server that is told twice to stop stops once', async () => {
  const { close } = await serveReference(testReference())
  expect(await Promise.all([close(), close()])).toEqual([undefined, undefined])
})

test.each([
  ['before its body is read', '/api/crearDescarga', 'multipart/form-data; boundary=x', 401],
  ['in the middle of its body', '/api/agregarSuscripcion', 'application/json', 413],
])('a request refused %s gets its answer, and its connection serves the next one', async (_, path, type, status) => {
  const { url, close } = await serveReference(testReference())
  const { port } = new URL(url)
  const head = (line: string, headers: string) => `${line} HTTP/1.1\r\nHost: localhost:${port}\r\n${headers}\r\n\r\n`
  const piece = `100000\r\n${'x'.repeat(1024 * 1024)}\r\n`
  const socket = connect(Number(port))
  const output = text(socket)
  await pipeline(
    [
      head(`POST ${path}`, `Content-Type: ${type}\r\nTransfer-Encoding: chunked`),
      ...Array.from({ length: 20 }, () => piece),
      '0\r\n\r\n',
      head('GET /api/obtenerLogos', 'Connection: close'),
    ],
    socket,
  )
  expect((await output).match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual([String(status), '200'])
  await close()
})
