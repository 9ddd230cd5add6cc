/** A saved company comes out of its file unchanged; a file that we did not save is refused. */
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  nat,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { crc32 } from 'node:zlib'
import { strToU8, unzipSync, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesTable, type Company, type Row } from '#contract/company.ts'
import { runs } from '../../runs.ts'
import { manifestName } from './manifest.ts'
import { openCompany } from './open.ts'
import { saveCompany, type SaveOptions } from './save.ts'
import { checksum, computeCrc, sameBytes } from './bytes.ts'
import { readZip, createZip } from './zip.ts'

const none: SaveOptions['asset'] = () => Promise.resolve(undefined)
const options: SaveOptions = { build: 'prueba', now: new Date('2026-11-22T12:00:00Z'), accounts: true, asset: none }
const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('the checksum is the standard CRC-32', () =>
  assert(
    asyncProperty(uint8Array({ maxLength: 200 }), nat(64), async (bytes, cut) => {
      const [head, tail] = [bytes.slice(0, cut), bytes.slice(cut)]
      expect([computeCrc(bytes), computeCrc(tail, computeCrc(head)), await checksum(new Blob([bytes]))]).toEqual(
        Array(3).fill(crc32(bytes)),
      )
    }),
  ))

test('blobs are compared by every byte', async () => {
  const createBlob = (size: number, last: number) => new Blob([new Uint8Array(size), new Uint8Array([last])])
  expect([
    await sameBytes(createBlob(5_000_000, 1), createBlob(5_000_000, 1)),
    await sameBytes(createBlob(5_000_000, 1), createBlob(5_000_000, 2)),
    await sameBytes(createBlob(1, 1), createBlob(2, 1)),
  ]).toEqual([true, false, false])
})

/** Values that structured clones and JSON both keep. V8 13.6 reads a key of one quote as a backslash, where an object had such a key before. */
const value = jsonValue({ maxDepth: 3 }).filter(
  (candidate) =>
    !/"(__proto__|constructor|prototype)"|-0(?!\d|\.)|"\\"":/.test(
      JSON.stringify(candidate, (_, part: unknown) => (Object.is(part, -0) ? '-0' : part)),
    ),
)
const fields = dictionary(constantFrom('orden', 'nombre', 'texto', 'ñandú', 'versión', 'sub_productos'), value)
const rows = array(record({ id: integer({ min: 1, max: 2 ** 39 }), fields }), { maxLength: 12 }).map((list) => [
  ...new Map(list.map(({ id, fields: values }): [number, Row] => [id, { ...values, id }])).values(),
])
const name = string({ unit: constantFrom('a', 'ñ', '-', '.x', '漢', ' ', '7'), minLength: 1, maxLength: 12 }).map(
  (text) => `f${text}`,
)
const files = dictionary(name, uint8Array({ maxLength: 300 }), { maxKeys: 6 })

const createCompany = (tables: Record<string, Row[]>, fileBytes: Record<string, Uint8Array>): Company => ({
  schema: 2,
  tables: {
    ...Object.fromEntries(
      Object.entries(tables).map(([table, tableRows]) => [table, { key: 'id', next: 2 ** 39 + 1, rows: tableRows }]),
    ),
    [filesTable]: {
      key: 'name',
      next: undefined,
      rows: Object.entries(fileBytes).map(([file, bytes]) => ({ name: file, type: 'image/png', size: bytes.length })),
    },
  },
  files: new Map(Object.entries(fileBytes).map(([file, bytes]) => [file, new Blob([new Uint8Array(bytes)])])),
})

test('any company comes back deep-equal, its files byte for byte', () =>
  assert(
    asyncProperty(
      dictionary(constantFrom('productos', 'novedades', 'salida'), rows),
      files,
      async (tables, fileBytes) => {
        const company = createCompany(tables, fileBytes)
        const { file, missing } = await saveCompany(company, options)
        const opened = await openCompany(file, { asset: none })
        expect(missing).toEqual([])
        expect({ ...opened.company, files: undefined }).toEqual({ ...company, files: undefined })
        expect([...opened.company.files.keys()]).toEqual([...company.files.keys()])
        for (const [file_, blob] of opened.company.files)
          expect(await readBytes(blob)).toEqual(new Uint8Array(fileBytes[file_] ?? []))
      },
    ),
    runs(150),
  ))

const sample = () =>
  createCompany(
    {
      productos: [
        { id: 1, nombre: 'Bulón' },
        { id: 2, nombre: 'Tuerca' },
      ],
      usuarios: [{ id: 1, usuario: 'admin', clave: 'secreta' }],
      papelera: [{ id: 1, filas: [{ table: 'clientes', row: { id: 9, nombre: 'x', clave: 'secreta' } }] }],
      diario: [{ id: 1_795_000_000_000, cambios: [{ table: 'usuarios', id: 1, before: { id: 1, clave: 'secreta' } }] }],
    },
    { 'foto.png': new Uint8Array([1, 2, 3]), 'lista.pdf': new Uint8Array(5000).fill(7) },
  )
const withDiary = () => ({
  ...sample(),
  tables: {
    ...sample().tables,
    diario: {
      ...sample().tables['diario'],
      key: 'id',
      rows: sample().tables['diario']?.rows ?? [],
      next: undefined,
    },
    sesiones: { key: 'zona', rows: [{ zona: 'panel', idUsuario: 1 }] },
  },
})

test('passwords and sessions are left out unless asked for, also in the trash and in the journal of undo', async () => {
  const [without, withThem] = await Promise.all(
    [false, true].map(async (accounts) => (await saveCompany(withDiary(), { ...options, accounts })).file),
  )
  expect(await without?.text()).not.toMatch(/secreta|idUsuario/)
  expect([...((await withThem?.text()) ?? '').matchAll(/secreta/g)]).toHaveLength(3)
  expect(await withThem?.text()).toMatch(/idUsuario/)
})

test('files of the build are saved as well; where another build has the same file, it keeps its own', async () => {
  const company = {
    ...sample(),
    tables: {
      ...sample().tables,
      [filesTable]: {
        key: 'name',
        rows: [
          { name: 'logo.png', type: 'image/png', asset: 'logos/logo.png' },
          { name: 'no.png', type: 'image/png', asset: 'no.png' },
        ],
      },
    },
    files: new Map(),
  }
  const createAssetReader = (text: string) => (path: string) =>
    Promise.resolve(path === 'logos/logo.png' ? new Blob([text]) : undefined)
  const { file, missing } = await saveCompany(company, { ...options, asset: createAssetReader('logo') })
  expect(missing).toEqual(['no.png'])
  const reopen = async (asset: typeof none) => (await openCompany(file, { asset })).company
  expect((await reopen(createAssetReader('logo'))).tables[filesTable]?.rows).toEqual(company.tables[filesTable].rows)
  const elsewhere = await reopen(createAssetReader('otro'))
  expect(elsewhere.tables[filesTable]?.rows[0]).toEqual({ name: 'logo.png', type: 'image/png', size: 4 })
  expect(await elsewhere.files.get('logo.png')?.text()).toBe('logo')
})

test('a cancelled save or opening gives nothing', async () => {
  const { file } = await saveCompany(sample(), options)
  const signal = AbortSignal.abort()
  await expect(saveCompany(sample(), { ...options, signal })).rejects.toThrow(
    expect.objectContaining({ name: 'AbortError' }),
  )
  for (const given of [file, zipped(unzipSync(await readBytes(file)))])
    await expect(openCompany(given, { asset: none, signal })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
})

/** A saved file with entries changed, added or left out, and with right checksums: only the content is wrong. */
const rebuilt = async (change: Record<string, string | Blob | undefined>, company = sample()) => {
  const { file } = await saveCompany(company, options)
  const entries = new Map((await readZip(file)).map((entry) => [entry.name, entry.data]))
  for (const [entry, data] of Object.entries(change)) {
    if (data === undefined) entries.delete(entry)
    else entries.set(entry, new Blob([data]))
  }
  return createZip(
    await Promise.all([...entries].map(async ([entry, data]) => ({ name: entry, data, crc: await checksum(data) }))),
  )
}
const manifestWith = async (change: object, company = sample()) => {
  const { file } = await saveCompany(company, options)
  const manifest: object = JSON.parse(
    (await (await readZip(file)).find(({ name: entry }) => entry === manifestName)?.data.text()) ?? '',
  )
  return rebuilt({ [manifestName]: JSON.stringify({ ...manifest, ...change }) }, company)
}
const fileRow = (row: object) =>
  rebuilt({
    [`tablas/${filesTable}.json`]: JSON.stringify([
      { name: 'foto.png', type: 'image/png', bytes: 3, size: 3, ...row },
      { name: 'lista.pdf', type: 'image/png', bytes: 5000, size: 5000 },
    ]),
  })
const products = (text: string) => rebuilt({ 'tablas/productos.json': text })

const bent = async (bend: (bytes: Uint8Array<ArrayBuffer>, view: DataView) => Uint8Array<ArrayBuffer> | void) => {
  const bytes = await readBytes((await saveCompany(sample(), options)).file)
  return new Blob([bend(bytes, new DataView(bytes.buffer)) ?? bytes])
}
const getDirectoryOffset = (view: DataView) => view.getUint32(view.byteLength - 6, true)
/** A saved file with other numbers in the first entry of its directory. */
const inDirectory = (write: (entry: DataView) => void) =>
  bent((bytes, view) => write(new DataView(bytes.buffer, getDirectoryOffset(view))))
const deep = `${'['.repeat(60)}1${']'.repeat(60)}`

const hostile: Record<string, () => Promise<Blob> | Blob> = {
  nothing: () => new Blob([]),
  'a picture': () => new Blob(['\x89PNG\r\n\x1a\n....']),
  'a page': () => new Blob(['<!doctype html><title>Vidriera</title>']),
  'another zip': () =>
    createZip([{ name: 'hola.txt', data: new Blob(['hola']), crc: computeCrc(new TextEncoder().encode('hola')) }]),
  'an empty zip': () => new Blob([new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)])]),
  'the last 10 % cut off': () => bent((bytes) => bytes.slice(0, bytes.length * 0.9)),
  'the first 10 % cut off': () => bent((bytes) => bytes.slice(bytes.length * 0.1)),
  '10 % cut out of the middle': () =>
    bent((bytes) => new Uint8Array([...bytes.slice(0, bytes.length * 0.4), ...bytes.slice(bytes.length * 0.5)])),
  '10 % of it zeros': () =>
    bent((bytes) => {
      bytes.fill(0, bytes.length * 0.5, bytes.length * 0.6)
    }),
  'one bit of a file turned': () =>
    bent((bytes) => {
      const offset = bytes.lastIndexOf(7)
      bytes[offset] = 6
    }),
  'a compressed entry': () => inDirectory((entry) => entry.setUint16(10, 8, true)),
  'a bomb: four gigabytes said, some bytes there': () => inDirectory((entry) => entry.setUint32(24, 0xfffffff0, true)),
  'both sizes lying': () =>
    inDirectory((entry) => {
      entry.setUint32(20, 9, true)
      entry.setUint32(24, 9, true)
    }),
  'an overlap': () =>
    bent((_, view) => {
      const start = getDirectoryOffset(view)
      const next = start + 46 + view.getUint16(start + 28, true)
      view.setUint32(next + 42, 0, true)
    }),
  'more entries said than there are': () =>
    bent((bytes, view) => {
      view.setUint16(bytes.length - 12, 60_000, true)
      view.setUint16(bytes.length - 14, 60_000, true)
    }),
  'a checksum lying in both records': () =>
    bent((_, view) => {
      view.setUint32(14, 1, true)
      view.setUint32(getDirectoryOffset(view) + 16, 1, true)
    }),
  'two entries of one name': async () => {
    const entries = await readZip((await saveCompany(sample(), options)).file)
    return createZip([...entries, ...entries.slice(-1)])
  },
  'something more': () => rebuilt({ 'LEEME.txt': 'hola' }),
  'a way out of its folder': () => rebuilt({ 'archivos/../../sw.js': 'x' }),
  'a table missing': () => rebuilt({ 'tablas/productos.json': undefined }),
  'a file missing': () => rebuilt({ 'archivos/foto.png': undefined }),
  'no manifest': () => rebuilt({ [manifestName]: undefined }),
  'a huge manifest': () =>
    rebuilt({ [manifestName]: JSON.stringify({ formato: 'vidriera', version: 1, x: 'x'.repeat(100_000) }) }),
  'a manifest that is no JSON': () => rebuilt({ [manifestName]: '{' }),
  'a manifest that is a list': () => rebuilt({ [manifestName]: '[]' }),
  'a format of a later version': () => manifestWith({ version: 2 }),
  'a schema that is none': () => manifestWith({ esquema: '2' }),
  'no moment': () => manifestWith({ creado: 'ayer' }),
  'tables that are a list': () => manifestWith({ tablas: [] }),
  'a table of a strange name': () => manifestWith({ tablas: { '../x': { filas: 0, clave: 'id' } } }),
  'a number that would be the last': () =>
    manifestWith({ tablas: { productos: { filas: 2, clave: 'id', siguiente: 2 ** 53 - 1 } } }),
  'fewer files than said': () => manifestWith({ archivos: { cantidad: 3, bytes: 5003 } }),
  'sessions that are not said': () => manifestWith({ cuentas: false }, withDiary()),
  'a prototype': () => products('[{"id":1,"__proto__":{"admin":1}},{"id":2}]'),
  'a constructor, deep': () => products('[{"id":1,"x":[{"constructor":{"prototype":{}}}]},{"id":2}]'),
  'an abyss': () => products(`[{"id":1,"x":${deep}},{"id":2}]`),
  'a number beyond all': () => products('[{"id":1,"x":1e999},{"id":2}]'),
  'rows that are none': () => products('[1,2]'),
  'rows that are an object': () => products('{"0":{"id":1},"1":{"id":2}}'),
  'a row short': () => products('[{"id":1}]'),
  'a row twice': () => products('[{"id":1},{"id":1}]'),
  'a key of another type': () => products('[{"id":"1"},{"id":2}]'),
  'a key beyond counting': () => products('[{"id":9007199254740992},{"id":2}]'),
  'no key': () => products('[{"nombre":"x"},{"id":2}]'),
  'text that is no UTF-8': () => rebuilt({ 'tablas/productos.json': new Blob([new Uint8Array([0xff, 0xfe])]) }),
  'a file name with a way out': () => fileRow({ name: '../foto.png' }),
  'a file name that is no text': () => fileRow({ name: { toString: 'foto.png' } }),
  'a file of the build out of its folder': () => fileRow({ asset: '../../api/deleteUsuario/1' }),
  'a type that breaks a header': () => fileRow({ type: 'image/png\r\nSet-Cookie: a=b' }),
  'a size that is not its own': () => fileRow({ size: 4 }),
  'a negative size': () => fileRow({ bytes: -3, size: -3 }),
  'a blob that is JSON': () => fileRow({ blob: { size: 3 } }),
}

test.each(Object.entries(hostile))('refused with a reason: %s', async (_, make) => {
  await expect(openCompany(await make(), { asset: none })).rejects.toMatchObject({
    name: 'Rejected',
    message: expect.stringMatching(/^[A-ZÁÉÍÓÚ“].+\.$/),
  })
})

test.each([
  ['with a password', 8, 0x0801, 'El archivo tiene contraseña. Guardalo sin ella y probá de nuevo.'],
  ['packed by LZMA', 10, 14, 'El archivo está comprimido de un modo que no se puede leer. Usá uno .zip común.'],
])('refused: %s', async (_, offset, number, message) => {
  const file = await inDirectory((entry) => entry.setUint16(offset, number, true))
  await expect(openCompany(file, { asset: none })).rejects.toMatchObject({ name: 'Rejected', message })
})

const plain = async (file: Blob) => {
  const { company } = await openCompany(file, { asset: none })
  return {
    tables: company.tables,
    files: await Promise.all(
      [...company.files].map(async ([fileName, blob]) => [fileName, blob.type, await readBytes(blob)]),
    ),
  }
}

test('a file that is cut anywhere is refused; with any byte changed it is refused, or opens as the same company', async () => {
  const { file } = await saveCompany(sample(), options)
  const [bytes, same] = [await readBytes(file), await plain(file)]
  const refused: unknown = expect.objectContaining({ name: 'Rejected' })
  await assert(
    asyncProperty(nat(bytes.length - 1), integer({ min: 1, max: 255 }), async (offset, by) => {
      const cut = offset < 2 ? /^No es un estado/ : /^El archivo está incompleto o dañado/
      await expect(plain(file.slice(0, offset))).rejects.toMatchObject({
        name: 'Rejected',
        message: expect.stringMatching(cut),
      })
      const changed = new Blob([
        bytes.slice(0, offset),
        new Uint8Array([(bytes[offset] ?? 0) ^ by]),
        bytes.slice(offset + 1),
      ])
      const opened = await plain(changed).catch((error: unknown) => error)
      expect(opened).toEqual(opened instanceof Error ? refused : same)
    }),
    runs(400),
  )
})

type Parts = Readonly<Record<string, Uint8Array>>
const zipped = (parts: Parts, level: 0 | 9 = 9) => new Blob([zipSync({ ...parts }, { level })])
/** A zip with the sizes and checksums after the data of each entry. */
const streamed = (parts: Parts, isStored: boolean) => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  for (const [part, data] of Object.entries(parts)) {
    const entry = isStored ? new ZipPassThrough(part) : new ZipDeflate(part)
    zip.add(entry)
    entry.push(data, true)
  }
  zip.end()
  return new Blob(chunks)
}
const renamed = (parts: Parts, rename: (part: string) => string) =>
  Object.fromEntries(Object.entries(parts).map(([part, data]) => [rename(part), data]))
const folders = { 'tablas/': new Uint8Array(), 'archivos/': new Uint8Array() }

const repacked: Record<string, (parts: Parts) => Blob> = {
  stored: (parts) => zipped(parts, 0),
  deflated: (parts) => zipped(parts),
  'deflated, with data descriptors': (parts) => streamed(parts, false),
  'stored, with data descriptors': (parts) => streamed(parts, true),
  'with folders, in another order': (parts) =>
    zipped({ ...folders, ...Object.fromEntries(Object.entries(parts).toReversed()) }),
  'within a folder, with what Finder adds': (parts) =>
    streamed(
      {
        'estado/': new Uint8Array(),
        'estado/.DS_Store': strToU8('x'),
        ...renamed(parts, (part) => `estado/${part}`),
        ...renamed(parts, (part) => `__MACOSX/estado/${part.replace(/([^/]+)$/, '._$1')}`),
      },
      false,
    ),
  'with names whose letters are apart': (parts) => zipped(renamed(parts, (part) => part.normalize('NFD'))),
  'with the folders of Windows': (parts) => zipped(renamed(parts, (part) => part.replaceAll('/', '\\'))),
  'with a comment': (parts) => {
    const bytes = zipSync({ ...parts })
    new DataView(bytes.buffer).setUint16(bytes.length - 2, 4, true)
    return new Blob([bytes, 'hola'])
  },
  'with something after its end': (parts) => new Blob([zipSync({ ...parts }), '\0\0\0']),
}

test.each(Object.entries(repacked))('a file that another program packed opens: %s', async (_, pack) => {
  const company = sample()
  const extended = { ...company, files: new Map([...company.files, ['ñandú.png', new Blob([new Uint8Array([9])])]]) }
  const table = extended.tables[filesTable]
  const { file } = await saveCompany(
    {
      ...extended,
      tables: {
        ...extended.tables,
        [filesTable]: {
          key: 'name',
          rows: [...(table?.rows ?? []), { name: 'ñandú.png', type: 'image/png', size: 1 }],
        },
      },
    },
    options,
  )
  expect(await plain(pack(unzipSync(await readBytes(file))))).toEqual(await plain(file))
})

test('a bomb is refused before it unfolds, whatever its directory says', async () => {
  const { file } = await saveCompany(sample(), options)
  const parts = unzipSync(await readBytes(file))
  const bomb = zipSync({ ...parts, 'archivos/foto.png': [new Uint8Array(40_000_000), { level: 1 }] })
  await expect(openCompany(new Blob([bomb]), { asset: none })).rejects.toThrow(/se despliega en mucho más/)
  const view = new DataView(bomb.buffer)
  // The directory states three bytes, as the table does.
  for (let offset = 0; offset + 4 <= bomb.length; offset++)
    if (view.getUint32(offset, true) === 40_000_000) view.setUint32(offset, 3, true)
  await expect(openCompany(new Blob([bomb]), { asset: none })).rejects.toMatchObject({ name: 'Rejected' })
})
