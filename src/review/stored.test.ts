/** Opens data that browsers and people may have kept since the release of 2026-11-23. The files of `stored` are never made anew. */
import { openAsBlob, readFileSync } from 'node:fs'
import { setMany } from 'idb-keyval'
import { expect, test } from 'vitest'
import { restore, type RawDatabase } from '../../mocks/releases/raw.ts'
import { loadComments, reviewer, useComments } from './comments/store.ts'
import { reviewStore } from './stored-value.ts'
import { standing } from './screens/marked.ts'
import { loadMarks, useMarks } from './screens/marks.ts'
import { filesTable } from '../contract/company.ts'
import { openCompany } from '../../mocks/company/format/open.ts'
import { forgetPoints, listPoints, readPoint } from './state/points.ts'
import { saveCompany } from '../../mocks/company/format/save.ts'
import { lived, plain } from './worker/testing.ts'

const path = (type: string) => `${import.meta.dirname}/stored/2026-11-23.${type}`
const asset = () => Promise.resolve(undefined)
const saved = () => openAsBlob(path('vidriera.zip'))
const open = async () => openCompany(await saved(), { asset })
const stored: { review: [string, unknown][]; points: RawDatabase } = JSON.parse(readFileSync(path('json'), 'utf8'))

/** Records of files are sorted by name. */
const byName = ({ tables, files }: Awaited<ReturnType<typeof plain>>) => ({
  files,
  tables: {
    ...tables,
    [filesTable]: tables[filesTable]?.toSorted((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1)),
  },
})

test('a saved file opens, and saved again it is the same file byte for byte', async () => {
  const { company, manifest } = await open()
  const again = await saveCompany(company, {
    build: 'prueba',
    now: new Date(manifest.made),
    accounts: manifest.accounts,
    asset,
  })
  const [was, is] = await Promise.all([await saved(), again.file].map(async (file) => file.bytes()))
  expect(is).toEqual(was)
})

test('a saved file becomes the company: records, accounts and files', async () => {
  const demo = await lived()
  const { company, manifest } = await open()
  expect(await demo.run({ task: 'load', company, accounts: manifest.accounts })).toEqual({ done: true })
  // The file is older than Marca.
  const now = await demo.now()
  expect(byName(now)).toEqual(
    byName({ ...(await plain(company)), tables: { marca: [], ...(await plain(company)).tables } }),
  )
  expect(JSON.stringify(await plain(company))).toMatch(/taller@example\.com.*Bulón de prueba.*Galvanizado/)
})

test('a restore point is the company that was saved at the same time, until the points are deleted; without points no database is made', async () => {
  expect([await listPoints(), await readPoint(1)]).toEqual([[], undefined])
  await restore('vidriera-puntos', stored.points)
  expect(await listPoints()).toMatchObject([
    { nombre: 'Así lo vio Compras', causa: 'a mano', fijo: true, creado: '2026-11-23T12:00:00.000Z', bytes: 80 },
  ])
  const point = await readPoint(1)
  expect(point && (await plain(point))).toEqual(await plain((await open()).company))
  await forgetPoints()
  expect(await listPoints()).toEqual([])
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('vidriera-puntos')
})

test('comments with replies, marks with and without a time, and the name of the reviewer are there', async () => {
  await setMany(stored.review, reviewStore)
  await loadComments()
  await loadMarks()
  expect(useComments.getState().entries).toMatchObject([
    { author: 'Ana', said: { text: 'Más grande' }, replies: [{ author: 'Beto', said: { text: 'Listo' } }] },
  ])
  expect([...standing(useMarks.getState().entries)]).toEqual([
    ['200-carga', 'approved'],
    ['inicio', 'seen'],
  ])
  expect(await reviewer()).toBe('Ana')
})
