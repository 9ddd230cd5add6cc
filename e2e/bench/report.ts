/** The results of the parts, and the table that prints them. */

interface Aim {
  readonly max?: number
  readonly min?: number
}

/** A measured median. `max` is the aim for the value, `against.max` or `against.min` the aim for its ratio to another value. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly max?: number
  readonly against?: Aim & { readonly what: string; readonly value: number }
}

/** Figures by their names. */
export type Figures = Map<string, { readonly value: number; readonly unit: string }>

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of several measurements of some work. */
export const repeated = async (times: number, work: (at: number) => Promise<number>): Promise<number> => {
  const found: number[] = []
  for (let at = 0; at < times; at += 1) found.push(await work(at))
  return median(found)
}

/** In ms: how long some work takes. */
export const elapsed = async (work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Measures every subject in turn, so that a disturbance hits all of them alike. */
export const inTurn = async <Seen>(times: number, subjects: Readonly<Record<string, () => Promise<Seen>>>) => {
  const entries = Object.entries(subjects)
  const found: Record<string, Seen[]> = Object.fromEntries(entries.map(([name]) => [name, []]))
  for (let round = 0; round < times; round += 1)
    for (const [name, measure] of round % 2 ? entries.toReversed() : entries) found[name]?.push(await measure())
  return (name: string, figure: (seen: Seen) => number) => median((found[name] ?? []).map(figure))
}

const figure = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'))

/** The aim of a result, and whether the result meets the aim. */
const judged = ({ value, unit, max, against }: Result): readonly [aim: string, isMet?: boolean] => {
  if (max !== undefined) return [`<= ${figure(max)} ${unit}`, value <= max]
  if (against?.min !== undefined) return [`>= ${against.min}x`, value / against.value >= against.min]
  if (against?.max !== undefined) return [`<= ${against.max}x`, value / against.value <= against.max]
  return ['']
}

const heads = ['part', 'what', 'median', 'ratio', 'against', 'aim', 'met']

const cellsOf = (part: string, result: Result): string[] => {
  const { what, value, unit, against } = result
  const [aim, isMet] = judged(result)
  const ratio = against
    ? [`${(value / against.value).toFixed(2)}x`, `${against.what}: ${figure(against.value)} ${unit}`]
    : ['', '']
  return [part, what, `${figure(value)} ${unit}`, ...ratio, aim, isMet === undefined ? '' : isMet ? 'yes' : 'NO']
}

/** Prints all results as one text table. */
export const tableOf = (parts: readonly (readonly [string, readonly Result[]])[]): string => {
  const rows = [heads, ...parts.flatMap(([part, results]) => results.map((result) => cellsOf(part, result)))]
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = heads, ...body] = rows
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n')
}
