import { browserVersion, storedTables } from '#mocks/store/versions.ts'
import type { Company, Row } from '#contract/company.ts'

/** A company for tests and stories: these rows by their tables, all other tables empty. */
export const createCompany = (
  rows: Readonly<Record<string, readonly object[]>>,
  files: Company['files'] = new Map(),
): Company => ({
  schema: browserVersion,
  files,
  tables: Object.fromEntries(
    Object.entries(storedTables).map(([name, { key, counted }]) => [
      name,
      { key, ...(counted && { next: 900 }), rows: (rows[name] ?? []).map((row): Row => ({ ...row })) },
    ]),
  ),
})
