/** Finds the record of a stored row by the contract, for undo, trash and history. */
import { decoded } from '../src/contract/decoded.ts'
import type { Entity } from '../src/contract/endpoint.ts'
import type { Field } from '../src/contract/fields.ts'
import { allEndpoints } from '../src/contract/index.ts'
import { trackedEntities } from '../src/contract/registros.ts'
import type { ImageRow, Row } from './store/rows.ts'
import { fileNameOf } from './file-types.ts'
import { tableOf } from './rules/tables.ts'
import { blankOf } from './stored-record.ts'
import { belongs, type EntityTable } from './entity-table.ts'

export interface Kind {
  readonly entity: Entity
  readonly store: EntityTable
}

const kinds: readonly Kind[] = trackedEntities.map((entity) => ({ entity, store: tableOf(entity.resource) }))

export const kindOf = (table: string, row: Row): Kind | undefined =>
  kinds.find(({ store }) => store.table === table && belongs(row, store))

export const ownerOf = (table: string): Kind | undefined => kinds.find(({ store }) => store.gallery === table)

export const kindByName = (resource: string): Kind | undefined =>
  kinds.find(({ entity }) => entity.resource === resource)

export const isImage = (table: string, row: Row): row is Row & ImageRow =>
  ownerOf(table) !== undefined && typeof row.padre === 'number'

const fieldsOf = ({ entity }: Kind, wanted: Field['kind']) =>
  Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === wanted)
    .map(([name]) => name)
const pathFields = (kind: Kind) => fieldsOf(kind, 'path')

export const filesOf = (table: string, row: Row | undefined): string[] => {
  if (row === undefined) return []
  const kind = kindOf(table, row)
  const names = kind ? pathFields(kind) : ownerOf(table) ? ['path'] : []
  return names.map((name) => row[name]).filter((path): path is string => typeof path === 'string' && path !== '')
}

export const filesInTexts = (table: string, row: Row): string[] => {
  const kind = kindOf(table, row)
  const texts = (kind ? fieldsOf(kind, 'richText') : [])
    .map((name) => row[name])
    .filter((text): text is string => typeof text === 'string')
  return texts.flatMap((text) =>
    [...text.matchAll(/\/getImage\/([^"'?#\s<>]+)/g)].map(([, name = '']) => decoded(name)),
  )
}

/** The record without a file of this name. */
export const blanked = (table: string, row: Row, name: string): Row => {
  const matching = Object.entries(kindOf(table, row)?.entity.fields ?? {}).filter(([field, { kind }]) => {
    const path = row[field]
    return kind === 'path' && typeof path === 'string' && fileNameOf(path) === name
  })
  return { ...row, ...Object.fromEntries(matching.map(([field, of]) => [field, blankOf(of)])) }
}

export const tablesWithFiles: readonly string[] = [
  ...new Set(
    kinds.flatMap((kind) => [
      ...(pathFields(kind).length > 0 ? [kind.store.table] : []),
      ...(kind.store.gallery ? [kind.store.gallery] : []),
    ]),
  ),
]

export const tablesWithTexts: readonly string[] = [
  ...new Set(kinds.flatMap((kind) => (fieldsOf(kind, 'richText').length > 0 ? [kind.store.table] : []))),
]

const adminLists = new Set(
  allEndpoints.filter(({ does, access }) => does === 'list' && access === 'admin').map(({ of }) => of?.resource),
)
export const isForAdmins = (resource: string): boolean => adminLists.has(resource)
