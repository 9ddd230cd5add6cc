import { toCodeKey } from '#recognise/code.ts'
import { contains, findSpans, type TextRange } from '#recognise/spans.ts'
import type { Medida } from '#state/pedido/linea.ts'
import type { Codes } from './codes.ts'

/** Where a code is in a line. */
export interface CodeSpan extends TextRange {
  /** The code has blanks inside: '11 260', or a bar code. */
  readonly broken: boolean
}
interface Hit extends CodeSpan {
  readonly text: string
  readonly matches: readonly Medida[]
}

/** Codes of more groups are not looked for. */
const maxGroups = 6
const usualBarcode = 8
/** The signs between the groups of a code. */
const inside: ReadonlySet<string> = new Set(' .-')

const findHits = (text: string, codes: Codes): Hit[] => {
  const groups = findSpans(text, /[\p{L}\p{N}]+/gu)
  return groups.flatMap(({ start }, first) => {
    const hits: Hit[] = []
    for (const [offset, { end }] of groups.slice(first, first + maxGroups).entries()) {
      const previous = groups[first + offset - 1]
      if (offset > 0 && previous && !inside.has(text.slice(previous.end, groups[first + offset]?.start))) break
      const written = text.slice(start, end)
      const matches = codes.matches(written)
      // Part of a longer word, so no code: 'AB-011250', '011250-3', '20/870'.
      const isAttached =
        /[\p{L}\p{N}][./_+-]$|[+$~%/-]$/u.test(text.slice(0, start)) ||
        /^(?:[./_+-][\p{L}\p{N}]|[%/°º])/u.test(text.slice(end))
      if (matches.length > 0 && !isAttached)
        hits.push({
          start,
          end,
          text: written,
          matches,
          broken: written.includes(' ') && toCodeKey(written).length < usualBarcode,
        })
    }
    return hits
  })
}

const mayBeAmount = ({ text }: Hit) => /^[1-9]\d{0,4}$/.test(text)

/**
 * The codes in a line. A long code hides the codes inside it, unless only blanks join it. A number beside a certain
 * code is an amount.
 */
export const codeSpans = (
  text: string,
  codes: Codes,
): { readonly spans: readonly CodeSpan[]; readonly matches: readonly Medida[] } => {
  const allHits = findHits(text, codes)
  const whole = allHits.filter(
    (hit) =>
      !allHits.some(
        (outer) =>
          outer !== hit &&
          contains(outer, hit) &&
          (!outer.broken || outer.matches.some((medida) => hit.matches.includes(medida))),
      ),
  )
  const certain = whole.filter((hit) => !mayBeAmount(hit))
  const hits = certain.length > 0 ? certain : whole
  return { spans: hits, matches: [...new Set(hits.flatMap(({ matches }) => matches))] }
}
