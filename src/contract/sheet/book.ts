/**
 * THE reader of spreadsheets, for the bulk load, the quick order and price lists: a workbook (XLSX) or a text with separators (CSV).
 * Everything is as a person sees it; hidden parts are left out, and named.
 */
import { inSlices } from '../in-slices.ts'
import { isZip, listEntries, LockedZip, UnfoldsTooFar, unzipWorkbook } from '../unzip.ts'
import { parseFormatCodes, parseStruckStyles, type Cell } from './cell.ts'
import { describeForeign, describeZip, hasPassword } from './foreign.ts'
import { readSheetPage, textCollector, type Page } from './page.ts'
import { decodeText } from './text.ts'
import { attribute, isSet, visit, visiting } from './xml.ts'

export interface Book {
  /** The sheets in sight. */
  readonly pages: readonly Page[]
  readonly hiddenSheets: readonly string[]
}

/** The parts of a workbook that are hidden or struck through. */
export interface Hidden {
  readonly hiddenSheets: readonly string[]
  readonly pages: readonly Omit<Page, 'rows'>[]
}

export const listHidden = ({ hiddenSheets, pages }: Book): Hidden => ({
  hiddenSheets,
  pages: pages.map(({ rows: _, ...page }) => page),
})

/** `message`: what the file is and what to do, for people; '' where nobody knows. */
class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet'
}

type Parts = (path: string) => string | undefined

const readParts = async (file: Blob): Promise<Parts> => {
  const texts = new Map(Array.from(await unzipWorkbook(file), ([path, text]) => [path.toLowerCase(), text]))
  return (path) => texts.get(path.toLowerCase())
}

interface Relation {
  readonly id: string | undefined
  readonly type: string
  readonly target: string
}

/** The parts that a part names, by their full paths. */
const readRelations = (parts: Parts, path: string): Relation[] => {
  const [, folder = '', file = ''] = /^(.*\/)?(.*)$/.exec(path) ?? []
  const relations: Relation[] = []
  visit(parts(`${folder}_rels/${file}.rels`) ?? '', {
    open: (name, attributes) => {
      if (name !== 'Relationship') return
      const target = attribute(attributes, 'Target') ?? ''
      relations.push({
        id: attribute(attributes, 'Id'),
        type: (attribute(attributes, 'Type') ?? '').replace(/^.*\//, ''),
        target: new URL(target, `https://x/${folder}`).pathname.slice(1),
      })
    },
  })
  return relations
}

function* readSharedTexts(xml: string): Generator<void, Cell[]> {
  const texts: Cell[] = []
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

const readTabs = (xml: string): { readonly tabs: readonly Tab[]; readonly from1904: boolean } => {
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

function* readWorkbook(parts: Parts): Generator<void, Book> {
  const path = readRelations(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const workbook = parts(path)
  if (workbook === undefined) throw new UnreadableSheet()
  const relations = readRelations(parts, path)
  const only = (type: string) => parts(relations.find((relation) => relation.type === type)?.target ?? '') ?? ''
  const { tabs, from1904 } = readTabs(workbook)
  const shared = {
    texts: yield* readSharedTexts(only('sharedStrings')),
    codes: parseFormatCodes(only('styles')),
    struck: parseStruckStyles(only('styles')),
    from1904,
  }
  const pages: Page[] = []
  for (const { name, id, hidden } of tabs) {
    const relation = relations.find((candidate) => candidate.id === id && candidate.type === 'worksheet')
    const xml = hidden || !relation ? undefined : parts(relation.target)
    if (xml !== undefined) pages.push(yield* readSheetPage(name, xml, shared))
  }
  return { pages, hiddenSheets: tabs.filter(({ hidden }) => hidden).map(({ name }) => name) }
}

const describeUnreadable = async (zip: Blob, error: unknown): Promise<string | undefined> => {
  if (error instanceof LockedZip) return hasPassword
  const entries = await listEntries(zip).catch(() => [])
  return describeZip(entries.map(({ name }) => name))
}

/** A workbook, or the text of a file with separators. Throws `UnreadableSheet` or `UnfoldsTooFar`. */
export const readFile = async (file: Blob): Promise<Book | string> => {
  if (!(await isZip(file))) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reason = describeForeign(bytes)
    if (reason !== undefined) throw new UnreadableSheet(reason)
    const text = decodeText(bytes)
    if (text.includes('\0')) throw new UnreadableSheet()
    return text
  }
  try {
    return await inSlices(readWorkbook(await readParts(file)))
  } catch (error) {
    // The file may have changed since somebody chose it.
    if (error instanceof UnfoldsTooFar || error instanceof DOMException) throw error
    throw new UnreadableSheet(await describeUnreadable(file, error))
  }
}
