import type { Medida } from '../../../state/pedido/linea.ts'
import type { Codes } from './codes.ts'

/** Where a code is in a line. */
export interface Span {
  readonly from: number
  readonly to: number
  /** The code has blanks inside: '11 260', or a bar code. */
  readonly broken: boolean
}
interface Hit extends Span {
  readonly text: string
  readonly matches: readonly Medida[]
}

/** Codes of more groups are not looked for. */
const mostGroups = 6
const usualBarcode = 8

const hitsIn = (text: string, codes: Codes): Hit[] => {
  const groups = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }))
  return groups.flatMap(({ from }, first) => {
    const hits: Hit[] = []
    for (const [place, { to }] of groups.slice(first, first + mostGroups).entries()) {
      const before = groups[first + place - 1]
      if (place > 0 && before && !/^[ .-]$/.test(text.slice(before.to, groups[first + place]?.from))) break
      const written = text.slice(from, to)
      const matching = codes.matches(written)
      // Part of a longer word, so no code: 'AB-011250', '011250-3', '20/870'.
      const attached =
        /[\p{L}\p{N}][./_+-]$|[+$~%/-]$/u.test(text.slice(0, from)) ||
        /^(?:[./_+-][\p{L}\p{N}]|[%/°º])/u.test(text.slice(to))
      if (matching.length > 0 && !attached)
        hits.push({
          from,
          to,
          text: written,
          matches: matching,
          broken: / /.test(written) && written.replaceAll(/\W/g, '').length < usualBarcode,
        })
    }
    return hits
  })
}

const within = (one: Span, other: Span) => one !== other && one.from >= other.from && one.to <= other.to
const mayBeAmount = ({ text }: Hit) => /^[1-9]\d{0,4}$/.test(text)

/**
 * The codes in a line. A long code hides the codes inside it, unless only blanks join it. A number beside a certain
 * code is an amount.
 */
export const codeSpans = (
  text: string,
  codes: Codes,
): { readonly spans: readonly Span[]; readonly matches: readonly Medida[] } => {
  const all = hitsIn(text, codes)
  const whole = all.filter(
    (hit) =>
      !all.some(
        (other) =>
          within(hit, other) && (!other.broken || other.matches.some((medida) => hit.matches.includes(medida))),
      ),
  )
  const certain = whole.filter((hit) => !mayBeAmount(hit))
  const hits = certain.length > 0 ? certain : whole
  return { spans: hits, matches: [...new Set(hits.flatMap(({ matches }) => matches))] }
}
