import type { Medida } from '#state/pedido/linea.ts'
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
const maxGroups = 6
const usualBarcode = 8

const findHits = (text: string, codes: Codes): Hit[] => {
  const groups = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }))
  return groups.flatMap(({ from }, first) => {
    const hits: Hit[] = []
    for (const [offset, { to }] of groups.slice(first, first + maxGroups).entries()) {
      const previous = groups[first + offset - 1]
      if (offset > 0 && previous && !/^[ .-]$/.test(text.slice(previous.to, groups[first + offset]?.from))) break
      const written = text.slice(from, to)
      const matches = codes.matches(written)
      // Part of a longer word, so no code: 'AB-011250', '011250-3', '20/870'.
      const attached =
        /[\p{L}\p{N}][./_+-]$|[+$~%/-]$/u.test(text.slice(0, from)) ||
        /^(?:[./_+-][\p{L}\p{N}]|[%/°º])/u.test(text.slice(to))
      if (matches.length > 0 && !attached)
        hits.push({
          from,
          to,
          text: written,
          matches,
          broken: / /.test(written) && written.replaceAll(/\W/g, '').length < usualBarcode,
        })
    }
    return hits
  })
}

const within = (inner: Span, outer: Span) => inner !== outer && inner.from >= outer.from && inner.to <= outer.to
const mayBeAmount = ({ text }: Hit) => /^[1-9]\d{0,4}$/.test(text)

/**
 * The codes in a line. A long code hides the codes inside it, unless only blanks join it. A number beside a certain
 * code is an amount.
 */
export const codeSpans = (
  text: string,
  codes: Codes,
): { readonly spans: readonly Span[]; readonly matches: readonly Medida[] } => {
  const allHits = findHits(text, codes)
  const whole = allHits.filter(
    (hit) =>
      !allHits.some(
        (outer) =>
          within(hit, outer) && (!outer.broken || outer.matches.some((medida) => hit.matches.includes(medida))),
      ),
  )
  const certain = whole.filter((hit) => !mayBeAmount(hit))
  const hits = certain.length > 0 ? certain : whole
  return { spans: hits, matches: [...new Set(hits.flatMap(({ matches }) => matches))] }
}
