import { toCodeKey } from '#recognise/code.ts'
import { contains, findRuns, type TextRange } from '#recognise/spans.ts'
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
/** Groups with one sign between them. */
const joined = /^[\p{L}\p{N}]+(?:[ .-][\p{L}\p{N}]+)*$/u
/** Part of a longer word, so no code: 'AB-011250', '011250-3', '20/870'. */
const isAttached = (text: string, { start, end }: TextRange): boolean =>
  /[\p{L}\p{N}][./_+-]$|[+$~%/-]$/u.test(text.slice(0, start)) ||
  /^(?:[./_+-][\p{L}\p{N}]|[%/°º])/u.test(text.slice(end))

const findHits = (text: string, codes: Codes): Hit[] =>
  findRuns(text, maxGroups)
    .filter((run) => joined.test(run.text))
    .map((run) => ({
      ...run,
      matches: codes.matches(run.text),
      broken: run.text.includes(' ') && toCodeKey(run.text).length < usualBarcode,
    }))
    .filter((hit) => hit.matches.length > 0 && !isAttached(text, hit))

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
