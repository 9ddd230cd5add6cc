/**
 * THE reader of spreadsheets, for the bulk load, the quick order and price lists: a workbook (XLSX) or a text with separators (CSV).
 * Everything is as a person sees it; what is hidden is left out, and named.
 */
import { strFromU8 } from 'fflate'
import { inSlices } from '../in-slices.ts'
import { UnfoldsTooFar, unzipWorkbook } from '../unzip.ts'
import { codesIn } from './cell.ts'
import { pageOf, textCollector, type Page } from './page.ts'
import { textIn } from './text.ts'
import { attribute, isSet, visit, visiting } from './xml.ts'

export interface Book {
  /** The sheets in sight. */
  readonly pages: readonly Page[]
  readonly hiddenSheets: readonly string[]
}

/** What a workbook holds that nobody sees. */
export interface Hidden {
  readonly hiddenSheets: readonly string[]
  readonly pages: readonly Omit<Page, 'rows'>[]
}

export const hiddenOf = ({ hiddenSheets, pages }: Book): Hidden => ({
  hiddenSheets,
  pages: pages.map(({ rows: _, ...page }) => page),
})

class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
}

type Parts = (path: string) => string | undefined

function* partsOf(zip: Uint8Array): Generator<void, Parts> {
  const files = new Map(Object.entries(yield* unzipWorkbook(zip)).map(([path, bytes]) => [path.toLowerCase(), bytes]))
  return (path) => {
    const bytes = files.get(path.toLowerCase())
    return bytes && strFromU8(bytes)
  }
}

interface Relation {
  readonly id: string | undefined
  readonly type: string
  readonly target: string
}

/** The parts that a part names, by their full paths. */
const relationsOf = (parts: Parts, path: string): Relation[] => {
  const [, folder = '', file = ''] = /^(.*\/)?(.*)$/.exec(path) ?? []
  const found: Relation[] = []
  visit(parts(`${folder}_rels/${file}.rels`) ?? '', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      found.push({
        id: attribute(attributes, 'Id'),
        type: (attribute(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        target: new URL(target, `https://x/${folder}`).pathname.slice(1),
      })
    },
  })
  return found
}

function* textsIn(xml: string): Generator<void, string[]> {
  const texts: string[] = []
  const { take, open, close, text } = textCollector()
  yield* visiting(xml, {
    open,
    text,
    close: (name) => {
      close(name)
      if (name === 'si') texts.push(take())
    },
  })
  return texts
}

interface Tab {
  readonly name: string
  readonly id: string | undefined
  readonly hidden: boolean
}

const tabsIn = (xml: string): { readonly tabs: readonly Tab[]; readonly from1904: boolean } => {
  const tabs: Tab[] = []
  let from1904 = false
  visit(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = isSet(attributes, 'date1904')
      if (name === 'sheet')
        tabs.push({
          name: attribute(attributes, 'name') ?? '',
          id: attribute(attributes, 'id'),
          hidden: /hidden/i.test(attribute(attributes, 'state') ?? ''),
        })
    },
  })
  return { tabs, from1904 }
}

function* workbookIn(zip: Uint8Array): Generator<void, Book> {
  const parts = yield* partsOf(zip)
  const path = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbook = parts(path)
  if (workbook === undefined) throw new UnreadableSheet()
  const relations = relationsOf(parts, path)
  const only = (type: string) => parts(relations.find((one) => one.type === type)?.target ?? '') ?? ''
  const { tabs, from1904 } = tabsIn(workbook)
  const shared = { texts: yield* textsIn(only('sharedStrings')), codes: codesIn(only('styles')), from1904 }
  const pages: Page[] = []
  for (const { name, id, hidden } of tabs) {
    const relation = relations.find((one) => one.id === id && one.type === 'worksheet')
    const xml = hidden || !relation ? undefined : parts(relation.target)
    if (xml !== undefined) pages.push(yield* pageOf(name, xml, shared))
  }
  return { pages, hiddenSheets: tabs.filter(({ hidden }) => hidden).map(({ name }) => name) }
}

/** A workbook, or the text of a file with separators. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readFile = async (file: Blob): Promise<Book | string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    const text = textIn(bytes)
    if (text.includes('\0')) throw new UnreadableSheet()
    return text
  }
  try {
    return await inSlices(workbookIn(bytes))
  } catch (error) {
    throw error instanceof UnfoldsTooFar ? error : new UnreadableSheet()
  }
}
