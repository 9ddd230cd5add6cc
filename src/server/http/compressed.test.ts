import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { compressed } from './compressed.ts'
import { testReference } from './testing.ts'

test('an answer is compressed for who accepts that, and stays known by its ETag', async () => {
  const reference = testReference([], { data: newFolder() })
  onTestFinished(() => reference.close())
  const answer = compressed(reference.answer)
  const requestPath = (path: string, headers: Record<string, string>) =>
    answer(new Request(new URL(path, 'http://localhost'), { headers }))
  const list = (headers: Record<string, string>) => requestPath('/api/obtenerProductos', headers)
  const plain = await list({})
  const text = await plain.text()
  for (const [accept, undo] of [
    ['br, gzip', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const first = await list({ 'Accept-Encoding': accept })
    const bytes = await first.bytes()
    expect([first.headers.get('Content-Encoding'), first.headers.get('Vary')]).toEqual([
      accept.split(',')[0],
      expect.stringContaining('Accept-Encoding'),
    ])
    expect(undo(bytes).toString()).toBe(text)
    expect(bytes.length * 3).toBeLessThan(text.length)
    expect((await list({ 'Accept-Encoding': accept })).headers.get('Content-Length')).toBe(String(bytes.length))
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toBe(`W/${plain.headers.get('ETag')}`)
    expect((await list({ 'Accept-Encoding': accept, 'If-None-Match': etag })).status).toBe(304)
  }
  expect((await list({ 'Accept-Encoding': 'identity' })).headers.get('Content-Encoding')).toBeNull()
  // A short answer gains nothing.
  expect(
    (await requestPath('/api/obtenerLogos', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding'),
  ).toBeNull()
})
