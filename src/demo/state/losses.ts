/** What somebody has made of the demo company, in numbers: what goes with a new beginning. */
import { isRecord } from '../../contract/record.ts'
import { sizeOf, type Company, type Row } from './company.ts'
import { resources, type Resource } from './resources.ts'

/** The company of the build, as `/demo/seed.json` has it. */
export interface SeedData {
  readonly tables: Readonly<Record<string, readonly unknown[]>>
}

export interface Loss {
  readonly recurso: Resource
  readonly nuevos: number
  readonly cambiados: number
  readonly eliminados: number
}
export interface Losses {
  readonly recursos: readonly Loss[]
  readonly archivos: number
  readonly bytes: number
}

/** Deep, and whatever is not there is as if it were undefined. */
const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => same(item, b[at]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return Object.is(a, b)
}

/** Which write a row is of says nothing of what it holds. */
const content = ({ version: _version, ...row }: Row): Row => row

const byId = (rows: readonly unknown[]): Map<unknown, Row> =>
  new Map(rows.filter(isRecord).map((row) => [row['id'], content(row)]))

const lossIn = (here: readonly Row[], seed: readonly unknown[]) => {
  const [is, was] = [byId(here), byId(seed)]
  const known = [...is].filter(([id]) => was.has(id))
  return {
    nuevos: is.size - known.length,
    eliminados: was.size - known.length,
    cambiados: known.filter(([id, row]) => !same(row, was.get(id))).length,
  }
}

const lossOf = (recurso: Resource, { tablas }: Company, { tables }: SeedData): Loss => {
  const [main, ...more] = recurso.tablas.map((name) => lossIn(tablas[name]?.filas ?? [], tables[name] ?? []))
  // A picture that came or went is a change of whose it is.
  const pictures = more.reduce((sum, { nuevos, cambiados, eliminados }) => sum + nuevos + cambiados + eliminados, 0)
  const { nuevos = 0, cambiados = 0, eliminados = 0 } = main ?? {}
  return { recurso, nuevos, eliminados, cambiados: cambiados + pictures }
}

export const lossesOf = (company: Company, seed: SeedData): Losses => ({
  recursos: resources
    .map((resource) => lossOf(resource, company, seed))
    .filter(({ nuevos, cambiados, eliminados }) => nuevos + cambiados + eliminados > 0),
  archivos: company.archivos.size,
  bytes: sizeOf(company.archivos),
})
