/** A server's answers before its end, and its warnings. life.release.test.ts has whole processes, their start and their failures. */
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { beginSubscribing } from './process.ts'
import { edgeWarning, serveReference } from './server.ts'
import { testReference } from './testing.ts'

const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'))

test('a server that stops, also when it is told twice, answers what is under way', async () => {
  const { url, close } = await serveReference(testReference())
  const finish = beginSubscribing(url)
  expect((await fetch(`${url}/api/obtenerLogos`)).status).toBe(200)
  const closed = Promise.all([close(), close()])
  await expect.poll(() => fetch(url).catch(() => 'closed')).toBe('closed')
  expect(await finish()).toEqual([200, expect.stringContaining('id')])
  await closed
})

test.skipIf(!hasIPv6)('an address of IPv6 stands in brackets', async () => {
  const { url, close } = await serveReference({ ...testReference(), host: '::1' })
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  expect((await fetch(`${url}/salud`)).status).toBe(200)
  await close()
})

test('an idle connection outlives that of a proxy, which closes its own after two minutes', async () => {
  const { url, close } = await serveReference(testReference())
  const { headers } = await fetch(`${url}/api/obtenerLogos`)
  expect(Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(120)
  await close()
})

test.each([
  ['sixteen edges of one network', (index: number) => `198.41.${128 + (index % 16)}.7`, 1],
  ['edges with IPv6', (index: number) => `2400:cb0${index % 2}:${index % 8}::7`, 1],
  ['nine of ten requests', (index: number) => (index % 10 === 0 ? `203.0.${index % 200}.1` : '198.41.129.1'), 1],
  ['seventeen addresses', (index: number) => `198.41.${128 + (index % 8)}.${index % 17}`, 0],
  ['fewer than nine of ten', (index: number) => (index % 9 === 0 ? `203.0.${index % 200}.1` : '198.41.129.1'), 0],
  ['two networks', (index: number) => `198.41.${index % 2 === 0 ? 128 : 144}.7`, 0],
])('a CDN whose visitors count as one is warned of once: %s', (_, getAddress, count) => {
  const warnings: string[] = []
  const watch = edgeWarning((warning) => warnings.push(warning))
  const visit = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) watch(getAddress(index))
  }
  visit(0, 999)
  expect(warnings).toEqual([])
  visit(999, 3_000)
  expect(warnings.filter((warning) => warning.includes('TRUST_PROXY=2'))).toHaveLength(count)
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
