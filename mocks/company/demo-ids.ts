/** Finds the records that are still the demo's own: equal to those of the first day, with their pictures. */
import type { Entity } from '#contract/endpoint.ts'
import { trackedEntities } from '#contract/registros.ts'
import type { Row } from '#contract/company.ts'
import { getEntityTable } from '../rules/tables.ts'
import { deepEqual } from '#contract/deep-equal.ts'
import { byId } from './by-id.ts'

export type RowReader = (table: string) => readonly unknown[]

/** A file without accounts brings no passwords. */
const equals = (is: Row, was: Row | undefined) => was && deepEqual(is, { ...was, clave: is['clave'] && was['clave'] })

export const findDemoIds = ({ resource }: Entity, readCurrent: RowReader, readDemo: RowReader): Set<unknown> => {
  const { table, gallery, fixed = {} } = getEntityTable(resource)
  const was = byId(readDemo(table))
  const getPictures = (readRows: RowReader, id: unknown) =>
    gallery === undefined ? [] : [...byId(readRows(gallery)).values()].filter(({ padre }) => padre === id)
  const unchanged = [...byId(readCurrent(table)).values()].filter(
    (row) =>
      Object.entries(fixed).every(([name, value]) => row[name] === value) &&
      equals(row, was.get(row['id'])) === true &&
      deepEqual(getPictures(readCurrent, row['id']), getPictures(readDemo, row['id'])),
  )
  return new Set(unchanged.map(({ id }) => id))
}

/** Accounts of the panel are no content of the site. */
export const contentEntities = trackedEntities.filter(({ resource }) => resource !== 'usuarios')
