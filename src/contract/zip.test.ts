import * as fc from 'fast-check'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readFile } from './sheet/book.ts'
import { BadZip, UnfoldsTooFar, unzip, unzipWorkbook } from './zip.ts'

const names = fc.stringMatching(/^[a-z]{1,12}(\/[a-z]{1,8})?\.xml$/)
const files = fc.dictionary(names, fc.uint8Array({ maxLength: 4_000 }), { maxKeys: 6 })

test('any zip opens as it was packed', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.constantFrom<(0 | 6 | 9)[]>(0, 6, 9), async (packed, level) => {
      const zip = zipSync(packed, { level })
      expect(Object.fromEntries(await unzipWorkbook(new Blob([zip])))).toEqual(unzipSync(zip))
    }),
  )
})

const unzipTen = (zip: Uint8Array<ArrayBuffer>) => unzip(new Blob([zip]), 10_000, () => true)

test('a cut or damaged zip is refused, and unfolds no further than its limit', async () => {
  const zip = zipSync({ 'a.xml': strToU8('<a>'.repeat(2_000)), 'b.xml': strToU8('<b/>') })
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length - 1), fc.nat(255), async (offset, byte) => {
      await expect(unzipTen(zip.slice(0, offset))).rejects.toBeInstanceOf(BadZip)
      const files = await unzipTen(zip.with(offset, byte)).catch(() => new Map<string, Uint8Array>())
      const unfolded = [...files.values()].reduce((sum, { length }) => sum + length, 0)
      expect(unfolded).toBeLessThanOrEqual(10_000)
    }),
  )
})

const part = new Uint8Array(16 * 1024 * 1024)
let made: Uint8Array | undefined
const packedPart = () => (made ??= zipSync({ 'xl/worksheets/sheet1.xml': part }, { level: 1 }))
/** About 1 MB that unfolds into 1.5 GB. `claimed`: the size that its directory states for each part. */
const bomb = (claimed?: number): Uint8Array<ArrayBuffer> => {
  const entry = unzippedRaw(packedPart())
  const parts = Array.from({ length: 96 }, (_, index) => ({
    name: strToU8(`xl/worksheets/sheet${index + 1}.xml`),
    ...entry,
  }))
  return buildZip(parts, claimed)
}

/** The deflated bytes of a zip's only part. */
const unzippedRaw = (zip: Uint8Array) => {
  const view = new DataView(zip.buffer, zip.byteOffset)
  const start = 30 + view.getUint16(26, true) + view.getUint16(28, true)
  return { packed: zip.slice(start, start + view.getUint32(18, true)), size: part.length }
}

const buildZip = (
  parts: readonly { name: Uint8Array; packed: Uint8Array; size: number }[],
  claimed?: number,
): Uint8Array<ArrayBuffer> => {
  const chunks: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, packed, size } of parts) {
    const record = (signature: number, length: number, shift: number) => {
      const bytes = new Uint8Array(length + name.length)
      const view = new DataView(bytes.buffer)
      view.setUint32(0, signature, true)
      view.setUint16(8 + shift, 8, true)
      view.setUint32(18 + shift, packed.length, true)
      view.setUint32(22 + shift, claimed ?? size, true)
      view.setUint16(26 + shift, name.length, true)
      bytes.set(name, length)
      return bytes
    }
    const central = record(0x02014b50, 46, 2)
    new DataView(central.buffer).setUint32(42, offset, true)
    const local = record(0x04034b50, 30, 0)
    chunks.push(local, packed)
    directory.push(central)
    offset += local.length + packed.length
  }
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(10, parts.length, true)
  view.setUint32(16, offset, true)
  const sections = [...chunks, ...directory, end]
  const whole = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0))
  let to = 0
  for (const chunk of sections) {
    whole.set(chunk, to)
    to += chunk.length
  }
  return whole
}

test.each([
  ['as its directory says, before anything is unfolded', undefined, 0],
  ['though its directory says 1 kB, in the midst of its first part', 1_000, 1],
])('a workbook that unfolds into 1.5 GB is refused at once, %s', async (_, claimed, parts) => {
  const file = new Blob([bomb(claimed)])
  expect(file.size).toBeLessThan(10_000_000)
  const begun = vi.fn<(format: CompressionFormat) => void>()
  vi.stubGlobal(
    'DecompressionStream',
    class extends DecompressionStream {
      constructor(format: CompressionFormat) {
        super(format)
        begun(format)
      }
    },
  )
  await expect(readFile(file)).rejects.toBeInstanceOf(UnfoldsTooFar)
  expect(begun).toHaveBeenCalledTimes(parts)
  vi.unstubAllGlobals()
})

test('nothing unfolds beyond its limit', async () => {
  const zip = new Blob([zipSync({ a: strToU8('abc'.repeat(100)) })])
  const all = () => true
  expect((await unzip(zip, 300, all)).get('a')).toHaveLength(300)
  await expect(unzip(zip, 299, all)).rejects.toBeInstanceOf(UnfoldsTooFar)
})
