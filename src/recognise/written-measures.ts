/** Where a text has measures, as they are written. */

/** A measure stands in one cell. */
const number = String.raw`(?:[#mø] ?)?\d+(?:[.,]\d+)?(?:[ -]?\d+\/\d+|\/\d+)?(?: ?(?:mm|cm|m(?!\p{L})|"|''|pulg\.?))?`
const numbers = new RegExp(number, 'giu')
const measures = new RegExp(
  String.raw`(?<![\p{L}\d.,/])${number}(?: *(?:x|×|✕|\*|por) *${number})*(?![\p{L}\d])`,
  'giu',
)

export interface Span {
  readonly from: number
  readonly to: number
}

/** The numbers of each measure: 'M8' and '50' of 'M8 x 50', and '1 1/2"' alone. */
export const findMeasures = (text: string): Span[][] =>
  Array.from(text.matchAll(measures), ({ 0: measure, index: start }) =>
    Array.from(measure.matchAll(numbers), ({ 0: { length }, index }) => ({
      from: start + index,
      to: start + index + length,
    })),
  )
