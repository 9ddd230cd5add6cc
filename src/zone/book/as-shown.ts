/** Formats numbers as a spreadsheet shows them: by the format code of their cell, in es-AR. */
import { format, getFormatFromId, isDateFormat } from 'numfmt'
import { unescaped } from '../../site/productos/plain-text.ts'
import type { Styled } from './sheet.ts'

const locale = 'es-AR'

const general = 'General'
/** The days between the two start dates of spreadsheets. */
const days1904 = 1462

/** A number by its format code; the number itself when the code is General or unreadable. */
export const asShown = (number: number, code: string, from1904 = false): Styled | number => {
  if (code === general || Number.isNaN(number)) return number
  try {
    const isDay = isDateFormat(code)
    // Formats pad with blanks for the width of a cell.
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

const tagsOf = (xml: string, name: string): string[] => xml.match(new RegExp(`<(?:\\w+:)?${name}\\b[^>]*>`, 'g')) ?? []

/** The format code of each cell style in styles.xml, in the order of the style numbers that cells use. */
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

/** A sheet with each number's style appended to its text, since the reader passes on the text only. */
export const withStyles = (sheet: string, codes: readonly string[]): string =>
  sheet.replaceAll(numberCell, (whole: string, opening: string, _: string, value: string) => {
    const tag = opening.slice(0, opening.indexOf('>'))
    const style = attribute(tag, 's')
    if ((attribute(tag, 't') ?? 'n') !== 'n' || style === undefined || (codes[Number(style)] ?? general) === general)
      return whole
    return `${opening.replace(/\ss=(["'])\d+\1/, '')}${value}${mark}${style}`
  })

/** The reader's function for numbers, which may have a style appended. */
export const numberReader =
  (codes: readonly string[], from1904: boolean) =>
  (text: string): Styled | number => {
    const [number = '', style] = text.split(mark)
    return style === undefined ? Number(number) : asShown(Number(number), codes[Number(style)] ?? general, from1904)
  }
