/** Finds the record of a stored row by the contract, for undo, trash and history. */
import { decoded } from '#contract/decoded.ts'
import type { Entity } from '#contract/endpoint.ts'
import type { Field } from '#contract/fields.ts'
import { allEndpoints } from '#contract/index.ts'
import { trackedEntities } from '#contract/registros.ts'
import type { ImageRow, Row } from './store/rows.ts'
import { getFileName } from './file-types.ts'
import { getEntityTable } from './rules/tables.ts'
import { getBlankValue } from '#contract/blank.ts'
import { belongs, type EntityTable } from './entity-table.ts'

export interface Kind {
  readonly entity: Entity
  readonly store: EntityTable
}

const kinds: readonly Kind[] = trackedEntities.map((entity) => ({ entity, store: getEntityTable(entity.resource) }))

export const findKind = (table: string, row: Row): Kind | undefined =>
  kinds.find(({ store }) => store.table === table && belongs(row, store))

export const findGalleryOwner = (table: string): Kind | undefined => kinds.find(({ store }) => store.gallery === table)

export const kindByName = (resource: string): Kind | undefined =>
  kinds.find(({ entity }) => entity.resource === resource)

export const isImage = (table: string, row: Row): row is Row & ImageRow =>
  findGalleryOwner(table) !== undefined && typeof row.padre === 'number'

const getFieldNames = ({ entity }: Kind, fieldKind: Field['kind']) =>
  Object.entries(entity.fields)
    .filter(([, { kind }]) => kind === fieldKind)
    .map(([name]) => name)
const pathFields = (kind: Kind) => getFieldNames(kind, 'path')

export const getReferencedPaths = (table: string, row: Row | undefined): string[] => {
  if (row === undefined) return []
  const kind = findKind(table, row)
  const names = kind ? pathFields(kind) : findGalleryOwner(table) ? ['path'] : []
  return names.map((name) => row[name]).filter((path): path is string => typeof path === 'string' && path !== '')
}

export const filesInTexts = (table: string, row: Row): string[] => {
  const kind = findKind(table, row)
  const texts = (kind ? getFieldNames(kind, 'richText') : [])
    .map((name) => row[name])
    .filter((text): text is string => typeof text === 'string')
  return texts.flatMap((text) =>
    [...text.matchAll(/\/getImage\/([^"'?#\s<>]+)/g)].map(([, name = '']) => decoded(name)),
  )
}

/** The record without a file of this name. */
export const blanked = (table: string, row: Row, name: string): Row => {
  const fields = Object.entries(findKind(table, row)?.entity.fields ?? {}).filter(([field, { kind }]) => {
    const path = row[field]
    return kind === 'path' && typeof path === 'string' && getFileName(path) === name
  })
  return { ...row, ...Object.fromEntries(fields.map(([field, definition]) => [field, getBlankValue(definition)])) }
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
  ...new Set(kinds.flatMap((kind) => (getFieldNames(kind, 'richText').length > 0 ? [kind.store.table] : []))),
]

const adminLists = new Set(
  allEndpoints
    .filter(({ does, access }) => does === 'list' && access === 'admin')
    .map(({ entity }) => entity?.resource),
)
export const isForAdmins = (resource: string): boolean => adminLists.has(resource)

export const tablesForAdmins: ReadonlySet<string> = new Set(
  kinds.filter(({ entity }) => isForAdmins(entity.resource)).map(({ store }) => store.table),
)
