/** Opens the data of earlier builds in browsers and with people: nothing is lost. releases.test.ts has the longer tests. */
import { openAsBlob, readFileSync } from 'node:fs'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isRecord } from '#contract/record.ts'
import { readFile } from '#review/comments/files.ts'
import { lived, plain } from '#review/worker/testing.ts'
import { openCompany } from '../company/format/open.ts'
import { saveCompany } from '../company/format/save.ts'
import { readCompany } from '../company/from-store.ts'
import { ask, post, testBackend } from '../testing.ts'
import { asStored, companyContents, filed, noSeed, reviewContents } from './contents.ts'
import { getFixture, createLocalStorage, releases, type Contents } from './fixtures.ts'
import { dump, restore, type RawDatabase } from './raw-database.ts'
import { ana, workshop } from './make-used.ts'

const asset = () => Promise.resolve(undefined)
const incomplete = { message: expect.stringMatching(/base de datos/), errors: { base: ['incompleta'] } }

let count = 0
const openDatabase = async (raw: RawDatabase) => {
  const databaseName = `release-${++count}`
  await restore(databaseName, raw)
  const backend = testBackend({ databaseName, seed: noSeed })
  onTestFinished(backend.close)
  const sliders = async () => {
    const response = await ask(backend, '/api/obtenerSliders')
    return [response.status, await response.json()]
  }
  return { backend, databaseName, sliders }
}

test('every release has its fixtures', () => {
  expect(releases).toEqual(expect.arrayContaining(['2026-11-27']))
})

describe.each(releases)('%s', (release) => {
  const fixture = getFixture(release)
  const expected = fixture.readExpected()
  const stored = fixture.readBrowser()
  const raw = stored.databases['vidriera'] ?? { version: 0, stores: [] }
  const without = (table: string) => raw.stores.filter(({ name }) => name !== table)

  /** The contents without the empty tables of resources that came later. */
  const withoutLater = ({ tables, ...contents }: Contents) => ({
    ...contents,
    tables: Object.fromEntries(
      Object.entries(tables).filter(
        ([name, { rows }]) => name in expected.browser.company.tables || Object.keys(rows).length > 0,
      ),
    ),
  })

  // The trash ends some day.
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(expected.made), toFake: ['Date'] })
  })

  describe('the database of a browser', () => {
    test('every row and file is there', async () => {
      const { backend } = await openDatabase(raw)
      await backend.open()
      const contents = await companyContents(await readCompany(backend.store))
      expect(asStored(withoutLater(contents))).toEqual(expected.browser.company)
    })

    test('a password is known', async () => {
      const { backend } = await openDatabase(raw)
      expect((await post(backend, '/api/verificarLogin', ana)).status).toBe(200)
      const customer = await post(backend, '/api/verificarLoginZona', workshop)
      expect(await customer.json()).toMatchObject({ usuarioActivo: 1 })
    })

    test('a lost table is reported, and no empty site is shown', async () => {
      const { databaseName, sliders } = await openDatabase({ ...raw, stores: without('productos') })
      expect(await sliders()).toEqual([503, incomplete])
      expect((await dump(databaseName)).stores.map(({ name }) => name)).not.toContain('productos')
    })

    test('a later version, or unknown tables', async () => {
      const strange = { name: 'ajena', keyPath: 'id', autoIncrement: true, indexes: [], rows: [{ id: 1 }] }
      const extended = await openDatabase({ ...raw, stores: [...raw.stores, strange] })
      expect(await extended.sliders()).toEqual([200, expect.any(Array)])
      const later = await openDatabase({ version: 990, stores: raw.stores })
      expect(await later.sliders()).toMatchObject([503, { errors: { base: ['nueva'] } }])
    })

    test('a version before the first release opens with all tables, and is refused untouched where it lacks one', async () => {
      const { backend } = await openDatabase({ ...raw, version: 30 })
      await backend.open()
      expect(asStored(withoutLater(await companyContents(await readCompany(backend.store))))).toEqual(
        expected.browser.company,
      )
      const withoutMarca = { version: 30, stores: without('marca') }
      const { databaseName, sliders } = await openDatabase(withoutMarca)
      expect(await sliders()).toEqual([503, incomplete])
      expect(await dump(databaseName)).toEqual(withoutMarca)
    })
  })

  test('what pages stored: the way back, drafts, the list, messages, comments, marks and the name of the reviewer', async () => {
    vi.resetModules()
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('localStorage', createLocalStorage(new Map(Object.entries(stored.local))))
    for (const [name, rawDatabase] of Object.entries(stored.databases))
      if (name !== 'vidriera') await restore(name, rawDatabase)
    const [{ readWayBack }, { readDraft }, outbox, { usePedido }, comments, marks] = await Promise.all([
      import('#review/state/way-back.ts'),
      import('#panel/kit/form/drafts.ts'),
      import('#state/outbox/waiting.ts'),
      import('#state/pedido/pedido.ts'),
      import('#review/comments/store.ts'),
      import('#review/screens/marks.ts'),
    ])
    const way = await readWayBack()
    expect(asStored(way && (await companyContents(way.company)))).toEqual(expected.browser.wayBack)
    const drafts = Object.keys(isRecord(expected.browser.drafts) ? expected.browser.drafts : {})
    const storedDrafts = await Promise.all(drafts.map(async (key) => [key, await readDraft(key)] as const))
    expect([storedDrafts.length, asStored(await filed(Object.fromEntries(storedDrafts)))]).toEqual([
      2,
      expected.browser.drafts,
    ])
    expect(asStored(await outbox.allWaiting())).toEqual(expected.browser.waiting)
    expect(asStored(await outbox.allSent())).toEqual(expected.browser.sent)
    expect(usePedido.getState().lines).toEqual(expected.browser.pedido)
    await comments.loadComments()
    await marks.loadMarks()
    expect(reviewContents(comments.useComments.getState().entries, marks.useMarks.getState().entries)).toEqual(
      expected.review,
    )
    expect(await comments.readReviewer()).toBe(expected.browser.reviewer)
  })

  describe('the files of people', () => {
    const open = async () => openCompany(await openAsBlob(fixture.company), { asset })

    test('a saved company opens whole, and becomes the company', async () => {
      const { company, manifest } = await open()
      expect(asStored(await companyContents(company))).toEqual(expected.browser.company)
      const demo = await lived()
      expect(await demo.run({ task: 'load', company, accounts: manifest.accounts })).toEqual({ done: true })
      expect(await demo.now()).toMatchObject(await plain(company))
    })

    test('a saved company, saved again, is the same file byte for byte', async () => {
      const { company, manifest } = await open()
      const { build, accounts, made } = manifest
      const again = await saveCompany(company, { build, accounts, asset, now: new Date(made) })
      expect(Buffer.from(await again.file.bytes()).equals(readFileSync(fixture.company))).toBe(true)
    })

    test('comments and marks', async () => {
      const { comments, marks } = await readFile(await openAsBlob(fixture.comments))
      expect(reviewContents(comments, marks)).toEqual(expected.review)
    })
  })
})
