/** What of a company is still the demo's own: records that equal those of the first day, with their pictures. */
import type { Entity } from '../../src/contract/endpoint.ts'
import { trackedEntities } from '../../src/contract/registros.ts'
import type { Row } from '../../src/contract/company.ts'
import { tableOf } from '../rules/tables.ts'
import { same } from '../../src/contract/same.ts'
import { byId } from './by-id.ts'

export type RowsOf = (table: string) => readonly unknown[]

/** A file without accounts brings no passwords. */
const equals = (is: Row, was: Row | undefined) => was && same(is, { ...was, clave: is['clave'] && was['clave'] })

export const idsOfDemo = ({ resource }: Entity, here: RowsOf, demo: RowsOf): Set<unknown> => {
  const { table, gallery, fixed = {} } = tableOf(resource)
  const was = byId(demo(table))
  const picturesOf = (rows: RowsOf, id: unknown) =>
    gallery === undefined ? [] : [...byId(rows(gallery)).values()].filter(({ padre }) => padre === id)
  const own = [...byId(here(table)).values()].filter(
    (row) =>
      Object.entries(fixed).every(([name, value]) => row[name] === value) &&
      equals(row, was.get(row['id'])) === true &&
      same(picturesOf(here, row['id']), picturesOf(demo, row['id'])),
  )
  return new Set(own.map(({ id }) => id))
}

/** Accounts of the panel are no content of the site. */
export const contentEntities = trackedEntities.filter(({ resource }) => resource !== 'usuarios')
