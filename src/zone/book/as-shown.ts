/** Numbers as a spreadsheet shows them: each by the format code of its cell, in es-AR. */
import { format, getFormatFromId, isDateFormat } from 'numfmt'
import type { Styled } from './sheet.ts'

const locale = 'es-AR'

const general = 'General'
/** Between the two days that spreadsheets count from. */
const days1904 = 1462

/** A number by its code: itself where the code says nothing, or nothing that can be read. */
export const asShown = (number: number, code: string, from1904 = false): Styled | number => {
  if (code === general || Number.isNaN(number)) return number
  try {
    const isDay = isDateFormat(code)
    // Where it leaves room, that is for a cell of its width.
    const text = format(code, isDay && from1904 ? number + days1904 : number, { locale })
      .replaceAll(/\s+/g, ' ')
      .trim()
    return isDay ? { text } : { text, number: Number(number.toPrecision(12)) }
  } catch {
    return number
  }
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(["'])(.*?)\\1`, 's').exec(tag)?.[2]

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' }
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole: string, decimal?: string, hex?: string, name = '') =>
    (decimal ?? hex)
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16))
      : (entities[name] ?? whole),
  )

const tagsOf = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []

/** The format code of each style of a workbook's cells (styles.xml), by the number that the cells say. */
export const codesIn = (styles: string): string[] => {
  const own = new Map(
    tagsOf(styles, 'numFmt').map((tag) => [
      attribute(tag, 'numFmtId'),
      unescaped(attribute(tag, 'formatCode') ?? general),
    ]),
  )
  const [, cellStyles = ''] = /<(?:\w+:)?cellXfs\b(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? []
  return tagsOf(cellStyles, 'xf').map((tag) => {
    const id = attribute(tag, 'numFmtId')
    return own.get(id) ?? getFormatFromId(Number(id ?? 0), locale) ?? general
  })
}

const numberCell = /(<((?:\w+:)?)c\b[^<>]*(?<!\/)>\s*(?:<\2f\b[^<>]*(?:\/>|>[^<]*<\/\2f>)\s*)?<\2v>)([^<]+)(?=<)/g
const mark = '|'

/** A sheet whose styled numbers carry their style along: the reader gives a number no more than its text. */
export const withStyles = (sheet: string, codes: readonly string[]): string =>
  sheet.replaceAll(numberCell, (whole: string, opening: string, _: string, value: string) => {
    const tag = opening.slice(0, opening.indexOf('>'))
    const style = attribute(tag, 's')
    if ((attribute(tag, 't') ?? 'n') !== 'n' || style === undefined || (codes[Number(style)] ?? general) === general)
      return whole
    return `${opening.replace(/\ss=(["'])\d+\1/, '')}${value}${mark}${style}`
  })

/** What the reader makes of a number that may carry its style. */
export const numberReader =
  (codes: readonly string[], from1904: boolean) =>
  (text: string): Styled | number => {
    const [number = '', style] = text.split(mark)
    return style === undefined ? Number(number) : asShown(Number(number), codes[Number(style)] ?? general, from1904)
  }
