import type { Does, Entity } from '#contract/endpoint.ts'
import type { Fields, FieldValues } from '#contract/fields.ts'
import { moment, type Call } from './call.ts'
import { addRow, findRow, type Tables } from './store/port.ts'
import type { ImageRow, NewRecord, Row } from './store/rows.ts'
import { getVersion } from './journal.ts'
import { getBlankValue } from '#contract/blank.ts'
import { storedRecord } from './stored-record.ts'
import { getTitle } from './title.ts'
import { notFound, outdated } from './refusal.ts'
import { belongs, type EntityTable } from './entity-table.ts'
import { storeUpload } from './uploads.ts'

type Values = Readonly<Record<string, unknown>>
type Generic = (input: Values, call: Call) => Promise<unknown>

const isGallery = (name: string) => name === 'imagenes'
const ownFields = (fields: Fields) =>
  Object.entries(fields).filter(([name, { extension }]) => name !== 'id' && !isGallery(name) && !extension)
const blanks = ({ fields }: Entity): NewRecord =>
  Object.fromEntries(ownFields(fields).map(([name, field]) => [name, getBlankValue(field)]))

const getEntity = (call: Call): Entity => {
  if (!call.endpoint.entity) throw new Error(`${call.endpoint.name} names no entity`)
  return call.endpoint.entity
}
const ownTable = (call: Call): EntityTable => call.getEntityTable(getEntity(call).resource)

/** The id of a request, under any name: idSlider, idValor, {id}. */
const getRequestId = (input: Values, { endpoint }: Call): number => {
  const name = Object.entries({ ...endpoint.params, ...endpoint.request }).find(([, { kind }]) => kind === 'id')?.[0]
  return Number(name === undefined ? Number.NaN : input[name])
}

const find = async (db: Tables, store: EntityTable, id: number): Promise<Row> => {
  const row = await findRow(db.rows(store.table), id)
  if (!belongs(row, store)) throw notFound()
  return row
}

/** Sorts in memory: an index omits rows without a number. */
const byOrden = (a: Row | ImageRow, b: Row | ImageRow) => (Number(a.orden) || 0) - (Number(b.orden) || 0) || a.id - b.id
const publicImage = ({ id, orden, path }: ImageRow) => ({ id, orden, path })

const toRecord = <F extends Fields>(
  entity: Entity<F>,
  store: EntityTable,
  row: Row,
  images: ImageRow[],
): FieldValues<F> =>
  storedRecord(entity, { ...(store.answer?.(row) ?? row), imagenes: images.toSorted(byOrden).map(publicImage) })

const readRows = async (db: Tables, store: EntityTable, sorted: boolean): Promise<Row[]> => {
  const rows = (await db.rows(store.table).getAll()).filter((row) => belongs(row, store))
  return sorted ? rows.toSorted(byOrden) : rows
}

/** Maps each record of an entity with `as`, by orden where it has one. A whole record is in memory no longer than `as` keeps it. */
export const mapAll = async <F extends Fields, Item>(
  entity: Entity<F>,
  call: Call,
  as: (record: FieldValues<F>) => Item,
): Promise<Item[]> => {
  const store = call.getEntityTable(entity.resource)
  const [rows, images] = await Promise.all([
    readRows(call.db, store, 'orden' in entity.fields),
    store.gallery ? call.db.images(store.gallery).getAll() : [],
  ])
  const byOwner = Map.groupBy(images, ({ padre }) => padre)
  return rows.map((row) => as(toRecord(entity, store, row, byOwner.get(row.id) ?? [])))
}

export const listAll = <F extends Fields>(entity: Entity<F>, call: Call): Promise<FieldValues<F>[]> =>
  mapAll(entity, call, (record) => record)

const readImages = async ({ id }: Row, { gallery }: EntityTable, { db }: Call): Promise<ImageRow[]> =>
  gallery ? db.images(gallery).getAll({ padre: id }) : []

export const readRecord = async <F extends Fields>(
  entity: Entity<F>,
  id: number,
  call: Call,
): Promise<FieldValues<F>> => {
  const store = call.getEntityTable(entity.resource)
  const row = await find(call.db, store, id)
  return toRecord(entity, store, row, await readImages(row, store, call))
}

/** Refuses a change based on an older version (409) and answers the current record. */
export const checkBasis = async (row: Row, version: unknown, call: Call): Promise<void> => {
  if (version === undefined || version === getVersion(row)) return
  throw outdated(toRecord(getEntity(call), ownTable(call), row, await readImages(row, ownTable(call), call)))
}

/** The request values that the entity keeps, with its uploads stored. */
const toStoredValues = async (input: Values, call: Call): Promise<NewRecord> => {
  const names = new Set(ownFields(getEntity(call).fields).map(([name]) => name))
  const sent = Object.entries(input).filter(([name]) => !call.uploads.has(name) && names.has(name))
  const files = await Promise.all(
    [...call.uploads]
      .filter(([name]) => names.has(name))
      .map(async ([name, upload]) => [name, await storeUpload(call.db, upload, moment(call))] as const),
  )
  return Object.fromEntries([...sent, ...files])
}

const noteRow = (call: Call, row: NewRecord) => call.note(getTitle(getEntity(call), row))

/** Adds a record; `extra` holds the rule's own values. */
export const createRow = async (input: Values, call: Call, extra: Values = {}): Promise<{ id: number }> => {
  const store = ownTable(call)
  const sent = { ...blanks(getEntity(call)), ...store.fixed, ...(await toStoredValues(input, call)), ...extra }
  const row = store.accept?.(sent, undefined) ?? sent
  noteRow(call, row)
  return { id: await addRow(call.db.rows(store.table), row) }
}

/** Changes a record and keeps the fields that were not sent. */
export const updateRow = async (input: Values, call: Call, extra: Values = {}): Promise<{ id: number }> => {
  const store = ownTable(call)
  const current = await find(call.db, store, getRequestId(input, call))
  await checkBasis(current, input.version, call)
  const sent = { ...current, ...store.fixed, ...(await toStoredValues(input, call)), ...extra }
  const row = { ...(store.accept?.(sent, current) ?? sent), id: current.id }
  await call.db.rows(store.table).put([row])
  noteRow(call, row)
  return { id: current.id }
}

export const deleteRow: (input: Values, call: Call) => Promise<{ id: number }> = async (input, call) => {
  const store = ownTable(call)
  const row = await find(call.db, store, getRequestId(input, call))
  if (store.gallery)
    await call.db.images(store.gallery).delete((await readImages(row, store, call)).map(({ id }) => id))
  await call.db.rows(store.table).delete([row.id])
  noteRow(call, row)
  return { id: row.id }
}

const getGallery = (call: Call) => {
  const { gallery } = ownTable(call)
  if (!gallery) throw new Error(`${call.endpoint.name}: its entity has no gallery`)
  return call.db.images(gallery)
}

export const addImage = async (padre: number, orden: number, upload: string, call: Call): Promise<{ id: number }> => {
  const stored = call.uploads.get(upload)
  if (!stored) throw new Error(`${call.endpoint.name}: no upload ${upload}`)
  return {
    id: await addRow(getGallery(call), { padre, orden, path: await storeUpload(call.db, stored, moment(call)) }),
  }
}

const addImageTo: Generic = async (input, call) => {
  const row = await find(call.db, ownTable(call), getRequestId(input, call))
  noteRow(call, row)
  return addImage(row.id, Number(input.orden), 'imagen', call)
}

const removeImage: Generic = async (input, call) => {
  const image = await findRow(getGallery(call), getRequestId(input, call))
  if (!image) throw notFound()
  const owner = await findRow(call.db.rows(ownTable(call).table), image.padre)
  await getGallery(call).delete([image.id])
  if (owner) noteRow(call, owner)
  return { id: image.id }
}

/** Answers of calls without a rule, by the endpoint's `does`. */
export const generic: Record<Does, Generic> = {
  list: (_, call) => listAll(getEntity(call), call),
  get: (input, call) => readRecord(getEntity(call), getRequestId(input, call), call),
  create: createRow,
  update: updateRow,
  delete: deleteRow,
  addImage: addImageTo,
  removeImage,
}
