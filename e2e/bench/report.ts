/** The results of the parts, and the table that prints them. */

/**
 * A measured median. `max` is the aim for the value (`min` where more is better), `against.max`
 * or `against.min` the aim for its ratio to another value.
 */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly max?: number
  readonly min?: number
  readonly against?: { readonly what: string; readonly value: number; readonly max?: number; readonly min?: number }
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: readonly number[]): number => quantile(values, 0.5)

const figure = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US'))

const aimOf = ({ max, min, against, unit }: Result): string => {
  if (min !== undefined) return `>= ${figure(min)} ${unit}`
  if (max !== undefined) return `<= ${figure(max)} ${unit}`
  if (against?.min !== undefined) return `>= ${against.min}x`
  return against?.max === undefined ? '' : `<= ${against.max}x`
}

/** Whether a result meets its aim; undefined without an aim. */
const isMet = ({ value, max, min, against }: Result): boolean | undefined => {
  if (min !== undefined) return value >= min
  if (max !== undefined) return value <= max
  if (against?.min !== undefined) return value / against.value >= against.min
  return against?.max === undefined ? undefined : value / against.value <= against.max
}

const heads = ['part', 'what', 'median', 'ratio', 'against', 'aim', 'met']

const cellsOf = (part: string, result: Result): string[] => {
  const { what, value, unit, against } = result
  const met = isMet(result)
  return [
    part,
    what,
    `${figure(value)} ${unit}`,
    against ? `${(value / against.value).toFixed(2)}x` : '',
    against ? `${against.what}: ${figure(against.value)} ${unit}` : '',
    aimOf(result),
    met === undefined ? '' : met ? 'yes' : 'NO',
  ]
}

/** Prints all results as one text table. */
export const tableOf = (parts: readonly (readonly [string, readonly Result[]])[]): string => {
  const rows = [heads, ...parts.flatMap(([part, results]) => results.map((result) => cellsOf(part, result)))]
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = heads, ...body] = rows
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n')
}
