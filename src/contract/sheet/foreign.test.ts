import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from './book.ts'
import { workbook } from './testing.ts'

const inUtf16 = (text: string) => Array.from(text).join('\0')
const old = (part: string) =>
  `\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1${'\0'.repeat(600)}${inUtf16('Root Entry')}\0${inUtf16(part)}`
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<a/>')])))

test.each<[string, string | Uint8Array, string]>([
  ['an old XLS', old('Workbook'), 'es un XLS viejo'],
  ['an XLS of 1995', old('Book'), 'es un XLS viejo'],
  ['an XLS of 1992', '\x09\x08\x08\0\0\x05', 'es un XLS viejo'],
  ['a password', old('EncryptedPackage'), 'tiene contraseña'],
  ['a Word document', old('WordDocument'), 'es un documento de Word'],
  ['a page named .xls', '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>', 'es una página web'],
  ['a table alone', '\xEF\xBB\xBF\r\n <TABLE border=1><tr><td>1001', 'es una página web'],
  ['a page with its type', '<!-- de un sistema -->\n<!DOCTYPE HTML PUBLIC "x">', 'es una página web'],
  ['a page in one file', 'MIME-Version: 1.0\nX-Document-Type: Workbook', 'es una página web'],
  [
    'XML of 2003',
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'es un XML con nombre de planilla',
  ],
  ['XML', '<?xml version="1.0"?><productos/>', 'es un XML'],
  ['a PDF', '%PDF-1.7', 'es un PDF'],
  ['a gzip', '\x1F\x8B\x08', 'está comprimida'],
  ['LibreOffice', zip('mimetype', 'content.xml'), 'es una planilla de LibreOffice'],
  ['XLSB', zip('_rels/.rels', 'xl/workbook.bin'), 'es un XLSB'],
  ['a zip with a workbook in it', zip('Lista de precios.xlsx'), 'está comprimida'],
  ['a document', zip('word/document.xml'), 'es un documento de Word'],
])('%s is named, and what to do', async (_, content, reason) => {
  const bytes = typeof content === 'string' ? latin1(content) : content
  await expect(readFile(new Blob([new Uint8Array(bytes)]))).rejects.toMatchObject({
    name: 'UnreadableSheet',
    message: expect.stringContaining(reason),
  })
})

test.each([
  ['a formula of text', '<3 codigo;cantidad\n1001;2'],
  ['a tab first', '\tCódigo\n1\t2'],
  ['a mail', 'Hola <ana@example.com>\n1001 x 2'],
  ['words', 'PDF;HTML\n1;2'],
])('%s is a text', async (_, text) => expect(await readFile(new Blob([text]))).toBe(text))

test('a text in UTF-16 that a tab begins is a text', async () => {
  const wide = Uint8Array.from(Array.from('\tCódigo;b').flatMap((sign) => [sign.charCodeAt(0), 0]))
  expect(await readFile(new Blob([wide]))).toContain('digo;b')
})

/** The parts of a zip's directory, changed; sizes and places stay where they are. */
const withDirectory = (bytes: Uint8Array, change: (central: Uint8Array[], offset: number) => Uint8Array[]) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const end = bytes.length - 22
  let offset = view.getUint32(end + 16, true)
  const first = offset
  const central: Uint8Array[] = []
  while (offset < end) {
    const length = 46 + view.getUint16(offset + 28, true) + view.getUint16(offset + 30, true)
    central.push(bytes.slice(offset, offset + length))
    offset += length
  }
  return new Blob([bytes.slice(0, first), ...change(central, first)].map((part) => new Uint8Array(part)))
}
const record = (length: number, ...fields: (readonly [offset: number, bytes: 2 | 4 | 8, value: number])[]) => {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  for (const [offset, size, value] of fields) {
    if (size === 2) view.setUint16(offset, value, true)
    else if (size === 4) view.setUint32(offset, value, true)
    else view.setBigUint64(offset, BigInt(value), true)
  }
  return bytes
}
const joined = (...parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

test('a workbook of a program that writes Zip64 is read', async () => {
  const bytes = new Uint8Array(await workbook([{ rows: [['Código'], ['1001']] }]).arrayBuffer())
  const file = withDirectory(bytes, (central, offset) => {
    const entries = central.map((entry) => {
      const view = new DataView(entry.buffer)
      const [packed, size, place] = [20, 24, 42].map((shift) => view.getUint32(shift, true))
      for (const shift of [20, 24, 42]) view.setUint32(shift, 0xffffffff, true)
      view.setUint16(30, 32, true)
      const other = record(4, [0, 2, 0x5455])
      return joined(
        entry,
        other,
        record(28, [0, 2, 1], [2, 2, 24], [4, 8, size ?? 0], [12, 8, packed ?? 0], [20, 8, place ?? 0]),
      )
    })
    const length = entries.reduce((sum, entry) => sum + entry.length, 0)
    return [
      ...entries,
      record(
        56,
        [0, 4, 0x06064b50],
        [4, 8, 44],
        [24, 8, entries.length],
        [32, 8, entries.length],
        [40, 8, length],
        [48, 8, offset],
      ),
      record(20, [0, 4, 0x07064b50], [8, 8, offset + length]),
      record(22, [0, 4, 0x06054b50], [8, 2, 0xffff], [10, 2, 0xffff], [12, 4, 0xffffffff], [16, 4, 0xffffffff]),
    ]
  })
  const read = await readFile(file)
  expect(typeof read === 'string' ? [] : read.pages[0]?.rows.map(({ cells }) => cells[0]?.text)).toEqual([
    'Código',
    '1001',
  ])
})

test('a workbook whose parts are named with backslashes is read', async () => {
  const bytes = new Uint8Array(await workbook([{ rows: [['1001']] }]).arrayBuffer())
  const file = withDirectory(bytes, (central, offset) => {
    const entries = central.map((entry) => entry.map((byte, index) => (index >= 46 && byte === 0x2f ? 0x5c : byte)))
    return [...entries, record(22, [0, 4, 0x06054b50], [10, 2, entries.length], [16, 4, offset])]
  })
  const read = await readFile(file)
  expect(typeof read === 'string' ? '' : read.pages[0]?.rows[0]?.cells[0]?.text).toBe('1001')
})

test('encrypted parts are named', async () => {
  const bytes = new Uint8Array(await workbook([{ rows: [['1001']] }]).arrayBuffer())
  const file = withDirectory(bytes, (central, offset) => {
    const entries = central.map((entry) => entry.with(8, 1))
    return [...entries, record(22, [0, 4, 0x06054b50], [10, 2, entries.length], [16, 4, offset])]
  })
  await expect(readFile(file)).rejects.toMatchObject({ message: expect.stringContaining('tiene contraseña') })
})
