/** Makes workbooks and pages for tests. */
import { strToU8, zipSync } from 'fflate'
import { numberCell } from './cell.ts'
import { letters, type Page } from './page.ts'

/** A text, a number in General, a number by one of the book's formats, a cell as XML, or nothing. */
export type Value =
  | string
  | number
  | null
  | { readonly raw: string | number; readonly by: number }
  | { readonly xml: string }

interface SheetSpec {
  readonly name?: string
  readonly state?: string
  /** XML before the rows: columns, sizes. */
  readonly leadingXml?: string
  readonly rows: readonly (readonly Value[] | { readonly attributes: string; readonly cells: readonly Value[] })[]
  readonly merged?: readonly string[]
}

interface BookSpec {
  readonly formats?: readonly string[]
  /** The fonts of the styles, as XML; a style for each after those of the formats. */
  readonly fonts?: readonly string[]
  /** The items of the shared strings, as XML. */
  readonly shared?: readonly string[]
  readonly properties?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const cellXml = (value: Value, address: string): string => {
  if (value === null) return ''
  if (typeof value === 'string')
    return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`
  return 'xml' in value ? value.xml : `<c r="${address}" s="${value.by + 1}"><v>${value.raw}</v></c>`
}

const sheetXml = ({ leadingXml = '', rows, merged = [] }: SheetSpec): string => {
  const lines = rows.map((row, rowIndex) => {
    const { attributes, cells } = 'cells' in row ? row : { attributes: '', cells: row }
    return `<row r="${rowIndex + 1}" ${attributes}>${cells.map((value, columnIndex) => cellXml(value, `${letters(columnIndex)}${rowIndex + 1}`)).join('')}</row>`
  })
  const ranges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return `<?xml version="1.0"?><worksheet>${leadingXml}<sheetData>${lines.join('')}</sheetData><mergeCells>${ranges}</mergeCells></worksheet>`
}

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${targets.map(([type, target], index) => `<Relationship Id="r${index}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`

export const workbook = (
  sheets: readonly SheetSpec[],
  { formats = [], fonts = [], shared = [], properties = '' }: BookSpec = {},
): Blob => {
  const tabs = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${escaped(name ?? `Hoja${index + 1}`)}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="r${index}"/>`,
  )
  const parts = {
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook><workbookPr ${properties}/><sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><fonts><font/>${fonts.map((font) => `<font>${font}</font>`).join('')}</fonts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}${fonts.map((_, index) => `<xf numFmtId="0" fontId="${index + 1}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.map((item) => `<si>${item}</si>`).join('')}</sst>`,
    ...Object.fromEntries(sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)])),
  }
  return new Blob([
    new Uint8Array(zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])))),
  ])
}

/** The page of a sheet that shows texts and numbers without a format. */
export const page = (
  rows: readonly (readonly (string | number | null | Page['rows'][number]['cells'][number])[])[],
  name = 'x',
): Page => ({
  name,
  rows: rows.map((row, index) => ({
    number: index + 1,
    cells: row.map((value) => {
      if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return undefined
      if (typeof value === 'string') return { text: value }
      return typeof value === 'number' ? numberCell(String(value), 'General') : value
    }),
  })),
  hiddenColumns: [],
  hiddenRows: [],
  struckRows: [],
})
