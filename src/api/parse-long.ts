/** Parses long answers. Loaded with the first one. */
import { inSlices } from '../contract/in-slices.ts'
import { parse } from '../contract/reading/parse.ts'

/** In characters: some milliseconds of parsing. */
const piece = 250_000

/**
 * A list record by record, in work that may rest: five thousand products in one piece hold a page for more than 50 ms. Records begin alike,
 * and no text within JSON contains such a beginning, since its quotes are escaped.
 */
function* parsing(text: string): Generator<void, unknown> {
  const beginning = text.startsWith('[') ? text.slice(1, text.indexOf(':') + 1) : ''
  const items: unknown[] = []
  let from = 1
  while (/^\s*\{\s*"[^"\\]*"\s*:$/.test(beginning)) {
    const to = text.indexOf(`},${beginning}`, from + piece)
    if (to === -1) break
    const some = parse(`[${text.slice(from, to + 1)}]`)
    // The beginning of something within a record.
    if (!Array.isArray(some)) return parse(text)
    for (const item of some) items.push(item)
    from = to + 2
    yield
  }
  const last = parse(`[${text.slice(from)}`)
  if (items.length === 0 || !Array.isArray(last)) return parse(text)
  return [...items, ...last]
}

/** What `parse` makes of a text, without holding the page. */
export const parseLong = (text: string): Promise<unknown> => inSlices(parsing(text))
