/** Reads a fair's days from its caption and name ('16 al 19 de septiembre', the year in the name), since no field holds them. */

const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const oneDay = String.raw`(?:\bel\s+)?(?:(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\s+)?(?<!\d)\d{1,2}(?!\d)[°º]?`
const ofYear = String.raw`\s+(?:del?\s+)?(?:año\s+)?`
const ofMonth = String.raw`\s+de\s+(?:${months.join('|')}|setiembre)\b(?:${ofYear}20\d\d\b)?`
const joined = String.raw`\s*(?:,|[-–—/]|\b(?:al?|y|hasta)\b)\s*`

/** One day, or days that are joined; the last one has its month. */
const dates = new RegExp(`(?:${oneDay}(?:${ofMonth})?${joined})*${oneDay}${ofMonth}`, 'gi')
const parts = new RegExp(String.raw`(\d{1,2})(?!\d)[°º]?(?:\s+de\s+([a-z]+)(?:${ofYear}(20\d\d))?)?(${joined})?`, 'gi')

/** A street, a square or a club is called '25 de Mayo'. */
const namedBefore = /\b(?:av(?:enida|da)?|calle|bulevar|plaza|parque|club|escuela|estadio|sal[oó]n|barrio)\.?\s+$/i
const isName = (written: string, before: string) =>
  /^\d+[°º]?\s+de\s+[A-ZÁÉÍÓÚ][a-z]/.test(written) || namedBefore.test(before)

/** Signs that the days begin before what is read, or go on behind it. */
const begunBefore = /(?:\d[^,;]{0,6}[-–—/&+]|(?:^|\s)(?:al?|[yeoóu]))\s*$/i
const openBefore = /\b(?:desde|hasta|antes|después|partir)(?:\s+del?)?\s*$/i
const goesOn =
  /^\s*(?:(?:[-–—/&+]|\b(?:al?|[yeou]|hasta)\b)\s*(?:el\s+)?\d|en adelante|y (?:los )?(?:días )?siguientes)/i
/** What the first number counts instead of days, and what else the days are of. */
const ofOthers =
  /\b(?:(?:stand|pabell[oó]n|hall|nave|sala|local|puesto|piso)s?\s*(?:n[°º.]\s*)?|(?:inscripci|acreditaci|preventa|(?:des)?montaje|desarme)[^.;]*)$/i
/** A fair that is off, or whose days are not sure. */
const unsure = /\b(?:cancelad|suspendid|postergad|pospuest|reprogramad|aplazad|tentativ|a confirmar\b|no será)/i

const isWhole = (days: readonly Day[], before: string, after: string) =>
  ![begunBefore, ofOthers].some((form) => form.test(before)) &&
  !goesOn.test(after) &&
  (days.length > 1 || !openBefore.test(before))

interface Day {
  readonly day: number
  /** From 1 on. */
  readonly month: number
  readonly year: number | undefined
  /** What joins the day to the next one. */
  readonly joint: string
}

/** The days as they are written; a day without a month has that of the next one. */
const readDays = (written: string): Day[] => {
  const days = [...written.matchAll(parts)].map(([, number, name = '', year, joint = '']) => ({
    day: Number(number),
    month: months.indexOf(name.toLowerCase().replace('setiembre', 'septiembre')) + 1,
    year: year ? Number(year) : undefined,
    joint: joint.trim().toLowerCase(),
  }))
  return days.map((one, index) => ({ ...one, month: days.slice(index).find(({ month }) => month > 0)?.month ?? 0 }))
}

/** The days of each mention in a text, with what stands around; names of places that sound like a day are none. */
const findMentions = (text: string) =>
  [...text.matchAll(dates)].flatMap(({ 0: written, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + written.length)]
    return isName(written, before) ? [] : [{ written, days: readDays(written), before, after }]
  })

/** A caption with a comma in place of its days. */
export const withoutDates = (text: string): string =>
  findMentions(text).reduce((left, { written }) => left.replace(written, ','), text)

const longest = 62 * 24 * 3_600_000
const toTime = (year: number, { month, day: number }: Day) => {
  const time = Date.UTC(year, month - 1, number)
  return new Date(time).getUTCDate() === number ? time : Number.NaN
}
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const listed = new Set([',', 'y'])
/** Whether days that are listed one by one follow on one another: '3, 4 y 5'. */
const areNeighbours = (days: readonly Day[]) =>
  days.every(({ joint, day: number, month }, index) => {
    const next = days[index + 1]
    return next === undefined || (listed.has(joint) && next.month === month && next.day === number + 1)
  })

const isSpan = (days: readonly Day[]) => days.length === 2 && !listed.has(days[0]?.joint ?? '')

/** The first and last day; undefined where the year is not said, or is said of neither end of days around New Year. */
const toRange = (days: readonly Day[], yearOfName: number | undefined): readonly [number, number] | undefined => {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || !(isSpan(days) || areNeighbours(days))) return undefined
  const turns = first.month > last.month ? 1 : 0
  const named = turns ? undefined : yearOfName
  const start = first.year ?? (last.year === undefined ? named : last.year - turns)
  if (start === undefined) return undefined
  const [from, to] = [toTime(start, first), toTime(last.year ?? start + turns, last)]
  return to >= from && to - from <= longest ? [from, to] : undefined
}

/**
 * ISO dates of a fair, only where they are sure: a year is said, nothing tells that the days begin or end elsewhere or that the fair is off,
 * and where several days are said, the longest span holds all of them.
 */
export const parseDates = (caption: string, name: string): { startDate: string; endDate: string } | undefined => {
  // '2026-27' and '2026/2027' are no year.
  const years = new Set(name.match(/\b20\d\d(?:[-–/]\d+)?\b/g))
  const yearOfName = years.size === 1 ? Number([...years][0]) : undefined
  const mentions = [caption, name].flatMap(findMentions)
  const ranges = mentions.map(({ days, before, after }) =>
    isWhole(days, before, after) ? toRange(days, yearOfName) : undefined,
  )
  const known = ranges.filter((range) => range !== undefined)
  const [longestRange] = known.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
  if (!longestRange || known.length < mentions.length || unsure.test(`${caption} ${name}`)) return undefined
  const [from, to] = longestRange
  return known.every((range) => from <= range[0] && range[1] <= to)
    ? { startDate: toDay(from), endDate: toDay(to) }
    : undefined
}
