/** Rows by their ids, for a comparison of their contents. */
import type { Row } from '#contract/company.ts'
import { isRecord } from '#contract/record.ts'

/** A row without its version, which is no content. */
const content = ({ version: _version, ...row }: Row): Row => row

export const byId = (rows: readonly unknown[]): Map<unknown, Row> =>
  new Map(rows.filter(isRecord).map((row) => [row['id'], content(row)]))
