/** Reads a fair's dates from its text ('16 al 19 de septiembre', the year in its name), since no field holds them. */

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const days = new RegExp(
  String.raw`\b(\d{1,2})(?:\s+(?:al?|y)\s+(\d{1,2}))?\s+de\s+(${months.join('|')}|setiembre)(?:\s+(?:de|del)\s+(20\d\d))?`,
  'i',
)

const two = (number: string | number) => String(number).padStart(2, '0')

/** ISO dates; undefined where the text names no day or no year. */
export const parseDates = (...texts: readonly string[]): { startDate: string; endDate: string } | undefined => {
  const text = texts.join(' ')
  const [, first, last, name = '', title] = days.exec(text) ?? []
  const year = title ?? /\b20\d\d\b/.exec(text)?.[0]
  if (first === undefined || year === undefined) return undefined
  const month = two(months.indexOf(name.toLowerCase().replace('setiembre', 'septiembre')) + 1)
  const on = (day: string) => `${year}-${month}-${two(day)}`
  const dates = { startDate: on(first), endDate: on(last ?? first) }
  return dates.endDate >= dates.startDate && Object.values(dates).every((date) => !Number.isNaN(Date.parse(date)))
    ? dates
    : undefined
}
