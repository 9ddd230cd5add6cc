/** Names that are stored or exported stay: a rename in the code changes none, since it would lose the data of browsers and people. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { parse } from '#contract/reading/parse.ts'
import { isRecord } from '#contract/record.ts'
import { newFolder } from '../new-folder.ts'
import { makeBrowser } from './browser.ts'
import { getFixture, releases, type StoredBrowser } from './fixtures.ts'

/** 'productos.[].imagenes.[].id': each path of names in a value. Keys that are data (a hash, an id, an address, a draft's key) count as one. */
const collectNames = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => collectNames(item, `${path}.[]`))
  if (!isRecord(value)) return [path]
  return Object.entries(value).flatMap(([key, item]) =>
    collectNames(item, `${path}.${/^[\p{L}_$-]+$/u.test(key) ? key : '*'}`),
  )
}

/** The names in the rows of each table, in each stored text and in each file of JSON. */
const collectBrowserNames = (browser: StoredBrowser, zips: readonly string[]) => {
  const rows = Object.entries(browser.databases).flatMap(([database, { stores }]) =>
    stores.flatMap((store) => collectNames(store.rows, `${database}/${store.name}`)),
  )
  const texts = Object.entries(browser.local).flatMap(([key, text]) => collectNames(parse(text) ?? text, key))
  const files = zips.flatMap((zip, index) =>
    Object.entries(unzipSync(readFileSync(zip)))
      .filter(([name]) => name.endsWith('.json'))
      .flatMap(([name, bytes]) => collectNames(parse(strFromU8(bytes)), `${index}/${name}`)),
  )
  return new Set([...rows, ...texts, ...files])
}

/** The first release's fixtures still have Tema, and a comment's position by selector. */
const isGone = (name: string) => /^sala\.temas?\.|\.spot\.element\.(?:nth|selector|listed)$/.test(name)

// A second try would meet the first one's database.
test('every name that the last release stored or exported is stored and exported today', async () => {
  const fixture = getFixture(releases.at(-1) ?? '')
  const released = collectBrowserNames(fixture.readBrowser(), [fixture.company, fixture.comments])
  vi.resetModules()
  const company = join(newFolder(), 'empresa.zip')
  const { stored, commented } = await makeBrowser(new Date(), company)
  const comments = join(newFolder(), 'comentarios.zip')
  writeFileSync(comments, commented.file)
  const today = collectBrowserNames(stored, [company, comments])
  expect([...released].filter((name) => !today.has(name) && !isGone(name))).toEqual([])
  expect(released.size).toBeGreaterThan(300)
})
