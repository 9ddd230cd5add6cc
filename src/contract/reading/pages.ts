/** Reads a paged list of Laravel, Django or Spring to its last page. Pure but for `ask`. */
import type { Field } from '../fields.ts'
import { isRecord } from '../record.ts'
import { jsonIn } from './json-in.ts'
import { itemsOf } from './answer.ts'
import { fold, numberOf } from './scalar.ts'

type Values = Readonly<Record<string, unknown>>

/** The objects that may hold paging details: the page, and the objects beside its records. */
const levelsOf = (page: Values): Values[] => {
  const beside = Object.values(page).filter(isRecord)
  return [page, ...beside, ...beside.flatMap((level) => Object.values(level).filter(isRecord))]
}

const byName = (levels: readonly Values[], name: RegExp): unknown =>
  levels
    .flatMap((level) => Object.entries(level))
    .find(([key, value]) => name.test(fold(key)) && value !== null && value !== undefined && value !== '')?.[1]

const queryOf = (link: unknown): string | undefined => {
  const address = isRecord(link) ? (link.href ?? link.url) : link
  return typeof address === 'string' ? (/\?([^#]*)/.exec(address)?.[1] ?? '') : undefined
}

const placeOf = (page: Values) => {
  const levels = levelsOf(page)
  const link = byName(levels, /^(odata)?next((page)?url|link)?$/)
  const [current, last] = [
    numberOf(byName(levels, /^((current)?page|(page)?number|pagina(actual)?)$/)),
    numberOf(byName(levels, /^(lastpage|(total)?pages|pagecount|ultimapagina|(total)?paginas)$/)),
  ]
  const total = numberOf(byName(levels, /^(total(count|items|elements|records)?|count)$/))
  // Backends that count from 0 end one number earlier.
  const isBefore = current < last - (byName(levels, /^number$/) === undefined ? 0 : 1)
  // Empty when unknown. Only the query of a link is used: the address stays ours.
  const next = queryOf(link) || (isBefore ? `page=${current + 1}` : '')
  return { next, more: link !== undefined || isBefore, total }
}

/** More pages than any catalogue has: stops an API that always names one more. */
const most = 500

export interface WholeList {
  readonly items: readonly unknown[]
  /** How many records should have come when some are missing; 0: unknown. */
  readonly missing?: number
}

const keyOf = (item: unknown): string => JSON.stringify(isRecord(item) && item.id !== undefined ? item.id : item)

/** All items of a list whose first page is `text`; undefined for a list without pages. `ask` fetches a page by its query. */
export const wholeList = async (
  { items: kind }: Field,
  text: string,
  ask: (query: string) => Promise<string>,
): Promise<WholeList | undefined> => {
  let page = jsonIn(text)
  if (!isRecord(page)) return undefined
  const found = new Map<string, unknown>()
  const requested = new Set<string>()
  const take = (items: readonly unknown[]) => {
    const before = found.size
    for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item)
    return found.size > before
  }
  let total = 0
  for (let pages = 0; pages < most && isRecord(page); pages += 1) {
    const [place, items] = [placeOf(page), itemsOf(page, kind?.fields ?? {}) ?? []]
    if (Number.isFinite(place.total)) total = place.total
    if (pages === 0 && !place.more && !(total > items.length)) return undefined
    // A page without new items means that the API repeats itself.
    const isNew = take(items)
    if (!place.more && found.size >= total) return { items: [...found.values()] }
    if (!isNew || place.next === '' || requested.has(place.next)) break
    requested.add(place.next)
    page = jsonIn(await ask(place.next).catch(() => ''))
  }
  return { items: [...found.values()], missing: total > found.size ? total : 0 }
}
