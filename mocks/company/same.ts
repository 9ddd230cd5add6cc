/** Compares rows by their content. */
import type { Row } from '../../src/contract/company.ts'
import { isRecord } from '../../src/contract/record.ts'

/** Deep equality; a missing field equals an undefined one. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => same(item, b[at]))
  if (isRecord(a) && isRecord(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]))
  return Object.is(a, b)
}

/** A row without its version, which is no content. */
const content = ({ version: _version, ...row }: Row): Row => row

export const byId = (rows: readonly unknown[]): Map<unknown, Row> =>
  new Map(rows.filter(isRecord).map((row) => [row['id'], content(row)]))
