/** Reads a paged list of Laravel, Django or Spring to its last page. Pure but for `ask`. */
import type { Field } from '../fields.ts'
import { isRecord } from '../record.ts'
import { extractJson } from './extract-json.ts'
import { extractItems } from './answer.ts'
import { fold, parseNumber } from './scalar.ts'

type Values = Readonly<Record<string, unknown>>

/** The objects that may hold paging details: the page, and the objects beside its records. */
const listLevels = (page: Values): Values[] => {
  const objects = Object.values(page).filter(isRecord)
  return [page, ...objects, ...objects.flatMap((level) => Object.values(level).filter(isRecord))]
}

const byName = (levels: readonly Values[], name: RegExp): unknown =>
  levels
    .flatMap((level) => Object.entries(level))
    .find(([key, value]) => name.test(fold(key)) && value !== null && value !== undefined && value !== '')?.[1]

const extractQuery = (link: unknown): string | undefined => {
  const address = isRecord(link) ? (link.href ?? link.url) : link
  return typeof address === 'string' ? (/\?([^#]*)/.exec(address)?.[1] ?? '') : undefined
}

const readPaging = (page: Values) => {
  const levels = listLevels(page)
  const link = byName(levels, /^(odata)?next((page)?url|link)?$/)
  const [current, last] = [
    parseNumber(byName(levels, /^((current)?page|(page)?number|pagina(actual)?)$/)),
    parseNumber(byName(levels, /^(lastpage|(total)?pages|pagecount|ultimapagina|(total)?paginas)$/)),
  ]
  const total = parseNumber(byName(levels, /^(total(count|items|elements|records)?|count)$/))
  // Backends that count from 0 end one number earlier.
  const isBefore = current < last - (byName(levels, /^number$/) === undefined ? 0 : 1)
  // Empty when unknown. Only the query of a link is used: the address stays ours.
  const next = extractQuery(link) || (isBefore ? `page=${current + 1}` : '')
  return { next, hasMore: link !== undefined || isBefore, total }
}

/** More pages than any catalogue has: stops an API that always names one more. */
const maxPages = 500

export interface WholeList {
  readonly items: readonly unknown[]
  /** How many records should have come when some are missing; 0: unknown. */
  readonly missing?: number
}

const getItemKey = (item: unknown): string => JSON.stringify(isRecord(item) && item.id !== undefined ? item.id : item)

/** All items of a list, from its first page `text`; undefined for a list without pages. `ask` fetches a page by its query. */
export const wholeList = async (
  { items: kind }: Field,
  text: string,
  ask: (query: string) => Promise<string>,
): Promise<WholeList | undefined> => {
  let page = extractJson(text)
  if (!isRecord(page)) return undefined
  const itemsByKey = new Map<string, unknown>()
  const requestedQueries = new Set<string>()
  const take = (items: readonly unknown[]) => {
    const previousSize = itemsByKey.size
    for (const item of items) if (!itemsByKey.has(getItemKey(item))) itemsByKey.set(getItemKey(item), item)
    return itemsByKey.size > previousSize
  }
  let total = 0
  for (let pages = 0; pages < maxPages && isRecord(page); pages += 1) {
    const [paging, items] = [readPaging(page), extractItems(page, kind?.fields ?? {}) ?? []]
    if (Number.isFinite(paging.total)) total = paging.total
    if (pages === 0 && !paging.hasMore && !(total > items.length)) return undefined
    // A page without new items means that the API repeats itself.
    const isNew = take(items)
    if (!paging.hasMore && itemsByKey.size >= total) return { items: [...itemsByKey.values()] }
    if (!isNew || paging.next === '' || requestedQueries.has(paging.next)) break
    requestedQueries.add(paging.next)
    page = extractJson(await ask(paging.next).catch(() => ''))
  }
  return { items: [...itemsByKey.values()], missing: total > itemsByKey.size ? total : 0 }
}
