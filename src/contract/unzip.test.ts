import * as fc from 'fast-check'
import { Inflate, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readFile } from './sheet/book.ts'
import { atOnce } from './in-slices.ts'
import { UnfoldsTooFar, inflateAtMost, unzipAtMost, unzipWorkbook } from './unzip.ts'

const names = fc.stringMatching(/^[a-z]{1,12}(\/[a-z]{1,8})?\.xml$/)
const files = fc.dictionary(names, fc.uint8Array({ maxLength: 4_000 }), { maxKeys: 6 })

test('any zip opens as it was packed', () => {
  fc.assert(
    fc.property(files, fc.constantFrom<(0 | 6 | 9)[]>(0, 6, 9), (packed, level) => {
      const zip = zipSync(packed, { level })
      expect(atOnce(unzipWorkbook(zip))).toEqual(unzipSync(zip))
    }),
  )
})

/** The unfolded size; undefined when refused. */
const unfolded = (zip: Uint8Array): number => {
  try {
    return Object.values(unzipAtMost(zip, 10_000)).reduce((sum, { length }) => sum + length, 0)
  } catch {
    return 0
  }
}

test('a cut or damaged zip is refused', () => {
  const zip = zipSync({ 'a.xml': strToU8('<a>'.repeat(2_000)), 'b.xml': strToU8('<b/>') })
  fc.assert(
    fc.property(fc.nat(zip.length - 1), fc.nat(255), (offset, byte) => {
      const cut = () => unzipAtMost(zip.slice(0, offset), 10_000)
      expect(cut).toThrow(expect.objectContaining({ name: 'DamagedZip' }))
      expect(unfolded(zip.with(offset, byte))).toBeLessThanOrEqual(10_000)
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
  ['though its directory says 1 kB, after the first 16 kB of its 1.6 MB', 1_000, 16 * 1024],
])('a workbook that unfolds into 1.5 GB is refused at once, %s', async (_, claimed, expectedBytes) => {
  const file = new Blob([bomb(claimed)])
  expect(file.size).toBeLessThan(10_000_000)
  const push = vi.spyOn(Inflate.prototype, 'push')
  await expect(readFile(file)).rejects.toBeInstanceOf(UnfoldsTooFar)
  expect(push.mock.calls.reduce((sum, [{ length }]) => sum + length, 0)).toBe(expectedBytes)
  push.mockRestore()
})

test('nothing unfolds beyond its limit', () => {
  expect(inflateAtMost(unzippedRaw(zipSync({ a: strToU8('abc'.repeat(100)) })).packed, 300)).toHaveLength(300)
  expect(() => inflateAtMost(unzippedRaw(zipSync({ a: strToU8('abc'.repeat(100)) })).packed, 299)).toThrow(
    UnfoldsTooFar,
  )
})
