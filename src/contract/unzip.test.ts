import { crc32 } from 'node:zlib'
import * as fc from 'fast-check'
import { deflateSync, Inflate, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readFile } from './sheet/book.ts'
import { UnfoldsTooFar, inflateAtMost, listEntries, unzipTexts } from './unzip.ts'

const names = fc.stringMatching(/^[a-z]{1,12}(\/[a-z]{1,8})?\.xml$/)
const files = fc.dictionary(names, fc.uint8Array({ maxLength: 4_000 }), { maxKeys: 6 })
const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('any zip opens as it was packed', () =>
  fc.assert(
    fc.asyncProperty(files, fc.constantFrom<(0 | 6 | 9)[]>(0, 6, 9), async (packed, level) => {
      const zip = zipSync(packed, { level })
      const entries = await listEntries(new Blob([zip]))
      const opened = entries.map(async ({ name, open }) => [name, await readBytes(await open())] as const)
      expect(Object.fromEntries(await Promise.all(opened))).toEqual(unzipSync(zip))
    }),
  ))

const unzip = (zip: Uint8Array<ArrayBuffer>) => unzipTexts(new Blob([zip]), 10_000, () => true)

test('a cut or damaged zip is refused', () => {
  const zip = zipSync({ 'a.xml': strToU8('<a>'.repeat(2_000)), 'b.xml': strToU8('<b/>') })
  return fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (offset, byte) => {
      await expect(unzip(zip.slice(0, offset))).rejects.toBeInstanceOf(RangeError)
      const texts = await unzip(zip.with(offset, byte)).catch(() => new Map<string, string>())
      expect([...texts.values()].join('').length).toBeLessThanOrEqual(10_000)
    }),
  )
})

test.each([
  ['a place where no entry begins', { 42: 35 }, 'RangeError'],
  ['more bytes than the file has', { 20: 9_999, 24: 9_999 }, 'RangeError'],
  ['fewer bytes than are stored', { 24: 1 }, 'UnfoldsTooFar'],
])('refused: the directory tells %s', async (_, numbers, name) => {
  const zip = zipSync({ 'a.xml': new Uint8Array(40) }, { level: 0 })
  const view = new DataView(zip.buffer)
  const start = view.getUint32(zip.length - 6, true)
  for (const [offset, number] of Object.entries(numbers)) view.setUint32(start + Number(offset), number, true)
  await expect(unzip(zip)).rejects.toMatchObject({ name })
})

/** Random bytes, which pack into no less. */
const noise = (size: number) => {
  const bytes = new Uint8Array(size)
  for (let offset = 0; offset < size; offset += 65_536) crypto.getRandomValues(bytes.subarray(offset, offset + 65_536))
  return bytes
}

test('a file is read as far as somebody asks: what is stored is a slice of it, what is packed comes in pieces', async () => {
  const bytes = noise(5_000_000)
  const file = new Blob([zipSync({ stored: [bytes, { level: 0 }], deflated: [bytes, { level: 1 }] })])
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer')
  const sizes = () => read.mock.contexts.flatMap((blob) => (blob instanceof Blob ? blob.size : []))
  const [stored, deflated] = await listEntries(file)
  const contents = [await stored?.open()]
  expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(70_000)
  contents.push(await deflated?.open())
  expect(sizes()).toHaveLength(9)
  expect(Math.max(...sizes())).toBe(1024 * 1024)
  read.mockRestore()
  for (const content of contents) expect(content && crc32(await readBytes(content))).toBe(crc32(bytes))
})

test('the unfolding ends when nobody wants it any more', async () => {
  const [entry] = await listEntries(new Blob([zipSync({ noise: noise(3_000_000) })]))
  const leaving = new AbortController()
  const push = vi.spyOn(Inflate.prototype, 'push').mockImplementation(() => leaving.abort())
  await expect(entry?.open(leaving.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(push.mock.calls.length).toBeLessThanOrEqual(64)
  push.mockRestore()
})

const large = new Uint8Array(24 * 1024 * 1024)
/** Some 30 kB that unfold into 1.5 GB: 64 entries at the same place. `claimed`: the size that the directory states for each. */
const bomb = (claimed = large.length): Blob => {
  const zip = zipSync({ 'xl/worksheets/sheet1.xml': large }, { level: 1 })
  const start = new DataView(zip.buffer).getUint32(zip.length - 6, true)
  const [central, end] = [zip.slice(start, -22), zip.slice(-22)]
  new DataView(central.buffer).setUint32(24, claimed, true)
  new DataView(end.buffer).setUint16(10, 64, true)
  return new Blob([zip.slice(0, start), ...Array.from({ length: 64 }, () => central), end])
}

test.each([
  ['as its directory says, before anything is unfolded', undefined, 0],
  ['though its directory says 1 kB, after the first 16 kB of an entry', 1_000, 16 * 1024],
])('a workbook that unfolds into 1.5 GB is refused at once, %s', async (_, claimed, expectedBytes) => {
  const file = bomb(claimed)
  const push = vi.spyOn(Inflate.prototype, 'push')
  await expect(readFile(file)).rejects.toBeInstanceOf(UnfoldsTooFar)
  expect(push.mock.calls.reduce((sum, [{ length }]) => sum + length, 0)).toBe(expectedBytes)
  push.mockRestore()
})

test('nothing unfolds beyond its limit', () => {
  const packed = deflateSync(strToU8('abc'.repeat(100)))
  expect(inflateAtMost(packed, 300)).toHaveLength(300)
  expect(() => inflateAtMost(packed, 299)).toThrow(UnfoldsTooFar)
})
