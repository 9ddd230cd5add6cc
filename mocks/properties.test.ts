/** Random writes in any order: each can be undone, and two edits of one record never lose a field silently. */
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  infiniteStream,
  nat,
  record as recordArbitrary,
} from 'fast-check'
import { expect, test } from 'vitest'
import { changeHeader } from '#contract/change-header.ts'
import type { Endpoint, Entity } from '#contract/endpoint.ts'
import { allEndpoints, allEntities, endpoints } from '#contract/index.ts'
import { isRecord } from '#contract/record.ts'
import { requestTo, type Values } from './conformance/requests.ts'
import { inputFor } from './conformance/samples.ts'
import { csv, row } from './conformance/sheets.ts'
import { idName } from './conformance/admin-client.ts'
import { doing, having, toRecords as toRows } from './conformance/visitor.ts'
import { runs } from './runs.ts'
import { seed } from './seed/index.ts'
import { requestedStores } from './store/sql/testing.ts'
import { ask, login, testBackend } from './testing.ts'

const few = new Set(['usuarios', 'banners', 'metadatos', 'contacto', 'clientes', 'suscripciones', 'historial'])
/** Two records of each kind, and no build files. */
const smallSeed = {
  tables: {
    ...Object.fromEntries(
      Object.entries(seed.tables)
        .filter(([table]) => few.has(table))
        .map(([table, rows]) => [table, rows.slice(0, 2)]),
    ),
    logos: [{ id: 1, navbar: '', footer: '' }],
  },
  files: [],
}

const lists = [
  ...allEndpoints.filter(({ does, name }) => does === 'list' && name !== 'obtenerHistorial'),
  endpoints.obtenerLogos,
]
const findFileNames = (text: string) => [...text.matchAll(/archivos\/([\w.-]+)/g)].map(([, name = '']) => name)

const makeStore = requestedStores()

const site = async () => {
  const readSeed = () => Promise.resolve(smallSeed)
  const store = await makeStore(readSeed)
  const backend = testBackend({ seed: readSeed, ...(store && { store }) })
  await login(backend)
  const files = new Set<string>()
  const call = (endpoint: Endpoint, input: Values = {}) => ask(backend, ...requestTo(endpoint, input))
  const read = async (endpoint: Endpoint, input: Values = {}): Promise<unknown> => (await call(endpoint, input)).json()
  const list = async (entity: Entity) => {
    const endpoint = allEndpoints.find((candidate) => candidate.entity === entity && candidate.does === 'list')
    return endpoint ? toRows(await read(endpoint)) : []
  }
  const served = async (name: string) => {
    const response = await ask(backend, `/api/getImage/${name}`)
    return response.ok ? [[name, await response.text()]] : []
  }
  /** Everything visible: every list, and every file that is served. */
  const state = async () => {
    const answers = Object.fromEntries(
      await Promise.all(lists.map(async (endpoint) => [endpoint.name, await read(endpoint)] as const)),
    )
    for (const name of findFileNames(JSON.stringify(answers))) files.add(name)
    return { answers, files: (await Promise.all([...files].toSorted().map(served))).flat() }
  }
  const undo = (id: number) => call(endpoints.deshacer, { ids: [id] })
  return { call, read, list, state, undo, close: () => backend.close() }
}
type Site = Awaited<ReturnType<typeof site>>

type Write = (on: Site, pick: number, variant: number) => Promise<Response | undefined>

const chosen = (rows: readonly Values[], pick: number) => rows[pick % Math.max(rows.length, 1)]

/** A write on some existing record, with its own id. */
const createWrite =
  (endpoint: Endpoint, entity: Entity): Write =>
  async (on, pick, variant) => {
    // Users who delete or demote themselves can undo nothing more.
    const record = chosen(
      (await on.list(entity)).filter(({ usuario }) => usuario !== 'admin'),
      pick,
    )
    const needsRecord = endpoint.does !== 'create' && endpoint.name !== 'crearUsuario'
    if (needsRecord && !record) return undefined
    const pictures = toRows(record?.imagenes)
    const id = endpoint.does === 'removeImage' ? chosen(pictures, variant)?.id : record?.id
    if (needsRecord && id === undefined) return undefined
    return on.call(endpoint, {
      ...inputFor(endpoint, variant),
      ...(needsRecord && { [idName(endpoint)]: id }),
      version: undefined,
    })
  }

const crud = allEntities.flatMap((entity) =>
  ['create', 'update', 'delete', 'addImage', 'removeImage'].flatMap((does): [string, Write][] => {
    const endpoint = doing(entity, does)
    return endpoint ? [[endpoint.name, createWrite(endpoint, entity)]] : []
  }),
)

const others: readonly [string, Write][] = [
  ['updateLogo', (on, _, variant) => on.call(endpoints.updateLogo, inputFor(endpoints.updateLogo, variant))],
  [
    'updateContacto',
    (on, _, variant) => on.call(endpoints.updateContacto, inputFor(endpoints.updateContacto, variant)),
  ],
  [
    'updateMetadato',
    (on, pick, variant) =>
      on.call(endpoints.updateMetadato, { idMetadato: 1 + (pick % 2), claves: `claves ${variant}` }),
  ],
  [
    'cargarCargaMasiva',
    (on, pick, variant) =>
      on.call(endpoints.cargarCargaMasiva, {
        file: csv([row(`Masivo ${pick % 3}`, String(variant)), row('Otro', '1')]),
      }),
  ],
  [
    'ordenar',
    async (on, pick) =>
      on.call(endpoints.ordenar, {
        recurso: 'productos',
        ids: toRows(await on.read(endpoints.obtenerProductos))
          .toReversed()
          .slice(pick % 2)
          .map(({ id }) => id),
      }),
  ],
  [
    'ordenar la galería',
    async (on, pick) => {
      const owner = chosen(toRows(await on.read(endpoints.obtenerProductos)), pick)
      return (
        owner &&
        on.call(endpoints.ordenar, {
          recurso: 'productos',
          idPadre: owner.id,
          ids: toRows(owner.imagenes)
            .toReversed()
            .map(({ id }) => id),
        })
      )
    },
  ],
  [
    'restaurarPapelera',
    async (on, pick) => {
      const lost = chosen(toRows(await on.read(endpoints.obtenerPapelera)), pick)
      return lost && on.call(endpoints.restaurarPapelera, { ids: [lost.id] })
    },
  ],
]

const writes: ReadonlyMap<string, Write> = new Map([...crud, ...others])
const step = recordArbitrary({ name: constantFrom(...writes.keys()), pick: nat(5), variant: nat(9) })

test('undoing any writes one by one restores every earlier state, files included', async () => {
  const made = new Set<string>()
  const { numRuns } = runs(20)
  await assert(
    asyncProperty(array(step, { minLength: 3, maxLength: 14, size: 'max' }), async (steps) => {
      const on = await site()
      const past: { name: string; change: number; state: unknown }[] = []
      for (const { name, pick, variant } of steps) {
        const state = await on.state()
        const response = await writes.get(name)?.(on, pick, variant)
        const change = Number(response?.headers.get(changeHeader))
        const changed = JSON.stringify(await on.state()) !== JSON.stringify(state)
        expect(
          [name, (response?.status ?? 200) < 500, changed && change === 0],
          'a change that cannot be undone',
        ).toEqual([name, true, false])
        if (change > 0) past.push({ name, change, state })
        if (change > 0) made.add(name)
      }
      for (const { name, change, state } of past.toReversed()) {
        const undone = await on.undo(change)
        expect([name, undone.status, await undone.json()]).toEqual([name, 200, { deshechos: 1 }])
        expect(await on.state(), `after ${name} was taken back`).toEqual(state)
      }
      on.close()
    }),
    { numRuns },
  )
  // Fails a run that writes nothing.
  expect(made.size).toBeGreaterThan(numRuns * 0.7)
}, 240_000)

const editable = having('create', 'get', 'update')

/** Fields that a form changes and the record shows: no files, no passwords. The choice between link and file of a video is tested apart. */
const plainFields = ({ entity, update }: (typeof editable)[number]) =>
  Object.entries(update.request)
    .filter(
      ([name, { kind }]) =>
        name in entity.fields &&
        kind !== 'upload' &&
        kind !== 'id' &&
        !(entity.resource === 'videos' && name === 'link'),
    )
    .map(([name]) => name)

const edit = recordArbitrary({
  entity: nat(50),
  first: infiniteStream(boolean()),
  second: infiniteStream(boolean()),
  late: boolean(),
})

test("two edits of one record never lose each other's fields silently", async () => {
  const on = await site()
  await assert(
    asyncProperty(edit, async ({ entity, first, second, late }) => {
      const target = editable[entity % editable.length]
      if (!target) throw new Error('nothing can be edited')
      const made: unknown = await on.read(target.create, {
        ...inputFor(target.create, 1),
        usuario: crypto.randomUUID(),
      })
      const id = isRecord(made) ? made.id : undefined
      const load = async () => {
        const record: unknown = await on.read(target.get, { id })
        return isRecord(record) ? record : {}
      }
      const names = plainFields(target)
      const uploads = Object.entries(target.update.request).filter(([, { kind }]) => kind === 'upload')
      const withoutFiles = Object.fromEntries(uploads.map(([name]) => [name, undefined]))
      const only = (flags: Iterable<boolean>, variant: number, tag: string) => {
        const input = inputFor(target.update, variant)
        const typed = new Set([...flags].map((flag, index) => (flag ? names[index] : undefined)))
        return Object.fromEntries(
          Object.entries(input)
            .filter(([name]) => typed.has(name))
            .map(([name, value]) => [name, name === 'usuario' ? `${tag}-${String(id)}` : value]),
        )
      }
      const [a, b] = [only(first.take(names.length), 2, 'a'), only(second.take(names.length), 3, 'b')]
      /** A form sends all its fields, the loaded and the typed ones. */
      const save = (loaded: Values, typed: Values) =>
        on.call(target.update, {
          ...loaded,
          ...withoutFiles,
          link: loaded.link ?? undefined,
          ...typed,
          [idName(target.update)]: id,
          version: loaded.version ?? 0,
        })
      const base = await load()
      expect((await save(base, a)).status).toBe(200)
      const seen = late ? await load() : base
      const answer = await save(seen, b)
      const current = await load()
      const given: unknown = await answer.json()
      const result = { message: expect.any(String), actual: current }
      expect([answer.status, given]).toEqual(late ? [200, { id }] : [409, result])
      expect(current, 'what was refused wrote nothing').toMatchObject(late ? { ...a, ...b } : a)
      // After the 409, the second form applies only its own fields to the current record.
      expect((await save(current, b)).status).toBe(200)
      expect(await load()).toMatchObject({ ...a, ...b })
    }),
    runs(60),
  )
  on.close()
}, 120_000)

/** Any two writes of one record. */
const twice = recordArbitrary({ entity: nat(50), how: constantFrom('update', 'delete', 'addImage'), variant: nat(9) })

test('undo refuses a record that changed since, and writes nothing', async () => {
  const on = await site()
  await assert(
    asyncProperty(twice, async ({ entity, how, variant }) => {
      const target = editable[entity % editable.length]
      const later = target && (doing(target.entity, how) ?? target.update)
      if (!target || !later) throw new Error('nothing can be edited')
      const write = async (endpoint: Endpoint, input: Values) => {
        const response = await on.call(endpoint, input)
        expect([endpoint.name, response.status]).toEqual([endpoint.name, 200])
        return { change: Number(response.headers.get(changeHeader)), answer: await response.json() }
      }
      const { answer, change: made } = await write(target.create, {
        ...inputFor(target.create, variant),
        usuario: crypto.randomUUID(),
      })
      const account = { usuario: crypto.randomUUID() }
      const { change: changed } = await write(target.update, {
        ...inputFor(target.update, variant + 1),
        ...account,
        [idName(target.update)]: answer.id,
        version: undefined,
      })
      const between = await on.state()
      const { change: last } = await write(later, {
        ...inputFor(later, variant + 2),
        ...account,
        [idName(later)]: answer.id,
        version: undefined,
      })
      const expectedState = await on.state()
      // An added picture does not change the record's fields, but is deleted with the record.
      for (const first of how === 'addImage' && later !== target.update ? [made] : [made, changed]) {
        const refused = await on.undo(first)
        expect([refused.status, await refused.json()]).toEqual([
          409,
          { message: expect.stringMatching(/^No se puede deshacer: .+\.$/) },
        ])
      }
      expect(await on.state()).toEqual(expectedState)
      expect([(await on.undo(last)).status, await on.state()]).toEqual([200, between])
      expect([(await on.undo(changed)).status, (await on.undo(made)).status]).toEqual([200, 200])
      expect((await on.undo(made)).status).toBe(404)
    }),
    runs(40),
  )
  on.close()
}, 120_000)
