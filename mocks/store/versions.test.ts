/** The versions of a browser's database: a released one opens, and gets the tables of later resources. */
import { openAsBlob, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { trackedEntities } from '#contract/registros.ts'
import { Servicio } from '#contract/servicio.ts'
import { openCompany } from '../company/format/open.ts'
import { noSeed } from '../releases/contents.ts'
import { getFixture } from '../releases/fixtures.ts'
import { restore } from '../releases/raw-database.ts'
import { browserVersion } from './versions.ts'

const [, since] = /since: (\d+)/.exec(readFileSync('docs/recipes.md', 'utf8')) ?? []
const first = getFixture('2026-11-27')

/** Code of a build that has the recipe's resource. */
const laterBuild = async () => {
  const acertijos = { ...Servicio, resource: 'acertijos', since: Number(since) }
  vi.resetModules()
  vi.doMock(import('#contract/registros.ts'), async (load) => {
    const registros = await load()
    return { ...registros, trackedEntities: [...registros.trackedEntities, acertijos] }
  })
  onTestFinished(() => {
    vi.doUnmock('../../src/contract/registros.ts')
    vi.resetModules()
  })
  const [{ Db }, { upgraded }] = await Promise.all([import('./dexie.ts'), import('../company/upgrade.ts')])
  return { Db, upgraded }
}

/** Whether this copy of the project has followed the recipe. */
const isFollowed = trackedEntities.some(({ resource }) => resource === 'acertijos')

test('the number of the recipe is the next free one', () => {
  expect(Number(since)).toBe(browserVersion + (isFollowed ? 0 : 1))
})

test('a browser of the first release keeps its records and gets the table of a resource that the recipe makes', async () => {
  const { Db } = await laterBuild()
  const { vidriera } = first.readBrowser().databases
  if (!vidriera) throw new Error('The fixture has no database.')
  await restore('primera', vidriera)
  const db = new Db('primera', noSeed)
  onTestFinished(() => db.close())
  await db.start()
  await db.rows('acertijos').add([{ titulo: 'Oro parece, plata no es' }])
  expect([await db.rows('acertijos').keys(), (await db.rows('servicios').getAll()).length]).toEqual([
    [1],
    vidriera.stores.find(({ name }) => name === 'servicios')?.rows.length,
  ])
})

test('a saved company of the first release is one of that build, with an empty table more', async () => {
  const { upgraded } = await laterBuild()
  const { company } = await openCompany(await openAsBlob(first.company), { asset: () => Promise.resolve(undefined) })
  const later = trackedEntities.filter((entity) => entity.since > company.schema)
  const added = ['acertijos', ...later.map(({ resource }) => resource)].map((name) => [name, { key: 'id', rows: [] }])
  expect(upgraded(company)).toEqual({
    ...company,
    schema: Number(since),
    tables: { ...company.tables, ...Object.fromEntries(added) },
  })
})
