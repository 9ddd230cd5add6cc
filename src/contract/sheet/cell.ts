/** The text of a cell as its sheet shows it to a person: a number by the format of its cell, in es-AR. */
import { format, getFormatFromId, isDateFormat } from 'numfmt'
import { attribute, isSet, visit } from './xml.ts'

export interface Cell {
  /** As its sheet shows it. A number without a format of its own has all its digits and a decimal point. */
  readonly text: string
  /** The number behind the text; undefined for dates, which nobody means as a number. */
  readonly number?: number
  /** The number has no format of its own. */
  readonly plain?: true
  /** The cell is a date; this is the text that may have been typed: '1/2'. */
  readonly date?: string
  /** The cell shows an error of a formula. */
  readonly error?: true
  /** The cell spans columns, as titles do. */
  readonly wide?: true
  /** The text, or a part of it, is struck through. */
  readonly struck?: true
}

const locale = 'es-AR'
const general = 'General'
/** The days between the two start dates of spreadsheets. */
const days1904 = 1462

/** Spreadsheets compute with fifteen digits, and store 4.2 as 4.2000000000000002. */
const shortest = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(15)))

const digits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })
/** All digits of a number. A text of digits alone may hold more of them than a number does. */
const toDigits = (raw: string): string => {
  if (/^[1-9]\d*$/.test(raw)) return raw
  const text = String(shortest(Number(raw)))
  return text.includes('e') ? digits.format(shortest(Number(raw))) : text
}

/** A format code with its 'General' spelled out, which would show eleven digits. */
const spelledOut = (code: string, raw: string): string =>
  code.replaceAll(/"[^"]*"|\\.|General/gi, (token) =>
    /^General$/i.test(token) ? toDigits(raw).replaceAll(/\d/g, '0').replace(/^-?0+/, '0') : token,
  )

/** The letters of a format code, without what it shows as it stands. */
const formatLetters = (code: string): string => code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase()

/** The day as somebody may have typed it before the spreadsheet took it for a date: '1/2', or '1/50' of 'ene-50'. */
const typed = (serial: number, code: string): string => {
  const day = new Date(Math.round((serial - 25_569) * 86_400_000))
  const month = day.getUTCMonth() + 1
  return formatLetters(code).includes('d')
    ? `${day.getUTCDate()}/${month}`
    : `${month}/${String(day.getUTCFullYear()).slice(-2)}`
}

/** Hours and minutes are as they show: '1:18' is a scale. */
const hasDay = (code: string): boolean => ['d', 'y', 'mmm'].some((letter) => formatLetters(code).includes(letter))

/** A number by the format code of its cell; with all its digits when the code is General or unreadable. */
export const numberCell = (raw: string, code: string, from1904 = false): Cell => {
  const number = shortest(Number(raw))
  if (Number.isNaN(number)) return { text: raw }
  const plain = { text: toDigits(raw), number, plain: true as const }
  if (code === general) return plain
  if (code === '@') return { text: plain.text, number }
  try {
    const isDate = isDateFormat(code)
    const serial = isDate && from1904 ? number + days1904 : number
    // Formats pad with blanks for the width of a cell.
    const text = format(isDate ? code : spelledOut(code, raw), serial, { locale })
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (isDate) return hasDay(code) ? { text, date: typed(serial, code) } : { text }
    // A format may show nothing, and then nobody means the number.
    return text === '' ? { text } : { text, number: Number(number.toPrecision(12)) }
  } catch {
    return plain
  }
}

/** A day as its ISO text, as strict workbooks store it. */
export const dayCell = (iso: string, code: string): Cell => {
  const time = Date.parse(/T/.test(iso) ? iso.replace(/(?:Z|[+-]\d\d:\d\d)?$/, 'Z') : `${iso.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(time)
    ? { text: iso }
    : numberCell(String(time / 86_400_000 + 25_569), isDateFormat(code) ? code : 'dd/mm/yyyy')
}

/** `<strike/>`, which may carry its value. */
export const isStrike = (name: string, attributes: string): boolean =>
  name === 'strike' && (attribute(attributes, 'val') === undefined || isSet(attributes, 'val'))

/** Whether each cell style strikes its text through, in the order of `parseFormatCodes`. */
export const parseStruckStyles = (styles: string): boolean[] => {
  const fonts: boolean[] = []
  const struck: boolean[] = []
  let part = ''
  visit(styles, {
    open: (name, attributes) => {
      if (/^(?:fonts|cellStyleXfs|cellXfs|dxfs)$/.test(name)) part = name
      else if (part === 'fonts' && name === 'font') fonts.push(false)
      else if (part === 'fonts' && isStrike(name, attributes)) fonts[fonts.length - 1] = true
      else if (part === 'cellXfs' && name === 'xf') struck.push(fonts[Number(attribute(attributes, 'fontId'))] ?? false)
    },
  })
  return struck
}

/** The format code of each cell style in styles.xml, in the order of the style numbers that cells use. */
export const parseFormatCodes = (styles: string): string[] => {
  const customFormats = new Map<string | undefined, string>()
  const codes: string[] = []
  let inCells = false
  visit(styles, {
    open: (name, attributes) => {
      const id = attribute(attributes, 'numFmtId')
      if (name === 'numFmt') customFormats.set(id, attribute(attributes, 'formatCode') ?? general)
      else if (name === 'cellXfs') inCells = true
      else if (name === 'xf' && inCells)
        codes.push(customFormats.get(id) ?? getFormatFromId(Number(id ?? 0), locale) ?? general)
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return codes
}
