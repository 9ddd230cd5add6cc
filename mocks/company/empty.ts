/** The first rows of a company of one's own. Every table that is not named here begins empty. */
import type { Seed } from '../store/rows.ts'

/** The records that no call can create: each is there from the start, blank. */
const blank = ['contacto', 'logos', 'banners', 'metadatos']

/** The page that a record belongs to is no content. */
const blanked = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' && name !== 'seccion' ? '' : value,
    ]),
  )

export const emptySeed = ({ tables }: Seed): Seed => ({
  tables: {
    ...Object.fromEntries(blank.map((name) => [name, (tables[name] ?? []).map(blanked)])),
    // The site carries no name until the company enters its own.
    marca: [{ id: 1 }],
  },
  files: [],
})
