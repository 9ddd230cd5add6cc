import { describe, expect } from 'vitest'
import type { Endpoint, Entity } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'
import type { Values } from './requests.ts'
import { inputFor } from './samples.ts'
import { idName } from './admin-client.ts'
import { fetchFile, having, requireId, toRecords, visitor, type Site, type Visitor } from './visitor.ts'

const getIds = (rows: readonly Values[]) => rows.map(requireId)

/** The request fields that the record returns unchanged; files return as a path. */
const plainFields = ({ request }: Endpoint, { fields }: Entity) =>
  Object.keys(request).filter((name) => name in fields && request[name]?.kind !== 'upload')
const fileFields = ({ request }: Endpoint, { fields }: Entity) =>
  Object.keys(request).filter((name) => name in fields && request[name]?.kind === 'upload')
const only = (names: readonly string[], values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]))
const without = (names: readonly string[], values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const expectFile = async (site: Visitor, path: unknown, sent: unknown) => {
  const response = await fetchFile(site, path)
  expect(response.status).toBe(200)
  if (!(sent instanceof File)) throw new Error('no file was sent')
  expect(await response.text()).toBe(await sent.text())
}

const whole = having('list', 'get', 'create', 'update', 'delete')

const entityPart = (calls: (typeof whole)[number], backend: Site) => {
  const site = visitor(backend)
  const { panel, full, strict } = site.asAdmin
  const { entity, list, get, create, update, delete: remove } = calls
  const { resource } = entity
  const plain = plainFields(create, entity).filter((name) => name in inputFor(create, 1))
  const files = fileFields(create, entity)
  const listed = async () => toRecords(await site.answer(list))
  const read = async (id: number): Promise<Values> => {
    const record = await site.answer(get, { id })
    return isRecord(record) ? record : {}
  }
  const removed = resource === 'fileZonas' ? 'Archivo eliminado' : remove.done

  panel('create: the list contains it, get tells it, every wire name was read', async () => {
    const earlierIds = getIds(await listed())
    const input = inputFor(create, 1)
    const id = requireId(await site.noted(create, input))
    const record = await read(id)
    expect(earlierIds).not.toContain(id)
    expect(only(plain, record)).toEqual(only(plain, input))
    expect(await listed()).toContainEqual(record)
    for (const name of files) await expectFile(site, record[name], input[name])
  })

  if ('orden' in entity.fields)
    full('the list is sorted by numeric orden, then id', async () => {
      const ids: number[] = []
      for (const orden of [100, 20, 20, -3]) ids.push(await site.create(create, { ...inputFor(create, 2), orden }))
      const [a, b, c, d] = ids
      const rows = await listed()
      expect(getIds(rows).filter((id) => ids.includes(id))).toEqual([d, b, c, a])
      const sorted = rows.toSorted((x, y) => Number(x.orden) - Number(y.orden) || requireId(x) - requireId(y))
      expect(getIds(rows)).toEqual(getIds(sorted))
    })

  panel('update and delete: the change is told, then the record is gone', async () => {
    const id = await site.create(create, inputFor(create, 30))
    const input = { ...inputFor(update, 31), [idName(update)]: id }
    await site.answer(update, input)
    const changed = plainFields(update, entity).filter((name) => name in input)
    expect(only(changed, await read(id))).toEqual(only(changed, input))
    await site.answer(remove, { [idName(remove)]: id })
    expect(getIds(await listed())).not.toContain(id)
  })

  full('update: every field changes, an unsent file stays, a sent one replaces it', async () => {
    const first = inputFor(create, 3)
    const id = await site.create(create, first)
    const original = await read(id)
    const second = { ...inputFor(update, 4), [idName(update)]: id }
    await site.noted(update, without(files, second))
    const between = await read(id)
    const changed = plainFields(update, entity).filter((name) => name in second)
    expect(only(changed, between)).toEqual(only(changed, second))
    expect(changed.filter((name) => JSON.stringify(between[name]) === JSON.stringify(original[name]))).toEqual([])
    expect(only(files, between)).toEqual(only(files, original))
    await site.answer(update, second)
    const replaced = await read(id)
    for (const name of files) {
      await expectFile(site, replaced[name], second[name])
      await site.refused(fetchFile(site, original[name]), 404)
    }
  })

  full('update: optional fields stay when left out', async () => {
    const id = await site.create(create, inputFor(create, 5))
    const original = await read(id)
    const required = Object.keys(update.request).filter((name) => !update.request[name]?.optional)
    const input = {
      ...only(required, {
        ...inputFor(update, 6),
        ...(resource === 'videos' ? { link: 'https://example.com/otro' } : {}),
      }),
      [idName(update)]: id,
    }
    await site.answer(update, input)
    const remaining = Object.keys(original).filter((name) => !required.includes(name) && !['admin'].includes(name))
    expect(only(remaining, await read(id))).toEqual(only(remaining, original))
  })

  full('delete: the record leaves the list, and it and its file are 404; the id may be text', async () => {
    const id = await site.create(create, inputFor(create, 7))
    const record = await read(id)
    await site.noted(remove, { [idName(remove)]: String(id) }, removed)
    expect(getIds(await listed())).not.toContain(id)
    await site.refuses(get, { id }, 404)
    await site.refuses(remove, { [idName(remove)]: id }, 404)
    await site.refuses(update, { ...inputFor(update, 8), [idName(update)]: id }, 404)
    for (const name of files) await site.refused(fetchFile(site, record[name]), 404)
  })

  strict('an id is never reused', async () => {
    const id = await site.create(create, inputFor(create, 7))
    await site.answer(remove, { [idName(remove)]: id })
    expect(await site.create(create, inputFor(create, 9))).toBeGreaterThan(id)
  })

  strict('twenty concurrent creates make twenty records', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => site.create(create, inputFor(create, 10 + index))),
    )
    expect(new Set(ids).size).toBe(20)
    const rows = await listed()
    expect(ids.filter((id) => !getIds(rows).includes(id))).toEqual([])
  })
}

/** Every entity with list, read, create, update and delete. */
export const lifecycles = (backend: Site) => {
  describe.each(whole)('$entity.resource', (calls) => {
    entityPart(calls, backend)
  })
}
