/** Where a text has measures, as they are written. */
import { findSpans, type Span } from './spans.ts'

/** A measure stands in one cell. */
const number = String.raw`(?:[#mø] ?)?\d+(?:[.,]\d+)?(?:[ -]?\d+\/\d+|\/\d+)?(?: ?(?:mm|cm|m(?!\p{L})|"|''|pulg\.?))?`
const numbers = new RegExp(number, 'giu')
const measures = new RegExp(
  String.raw`(?<![\p{L}\d.,/])${number}(?: *(?:x|×|✕|\*|por) *${number})*(?![\p{L}\d])`,
  'giu',
)

/** The numbers of each measure: 'M8' and '50' of 'M8 x 50', and '1 1/2"' alone. */
export const findMeasures = (text: string): Span[][] =>
  findSpans(text, measures).map(({ text: measure, start: from }) =>
    findSpans(measure, numbers).map((part) => ({ ...part, start: from + part.start, end: from + part.end })),
  )
