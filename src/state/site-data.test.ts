import { globSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { script } from './our-worker.ts'
import { deleteSiteData, ourKeys } from './site-data.ts'

const { origin } = location
const ourCaches = ['warm', 'last-good', 'pictures', 'looks 1a2b', `workbox-precache-v2-${origin}/`]

const otherPrecache = `workbox-precache-v2-${origin}/otro/`

const registration = (path: string) => ({ active: { scriptURL: origin + path }, unregister: vi.fn() })

/** The names of caches that are left, as `run` deletes some. */
const cachesLeft = async (run: () => Promise<unknown>) => {
  const names = new Set([...ourCaches, 'otro-proyecto', 'warmth', otherPrecache])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  })
  await run()
  return [...names]
}

const createDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })

test("deleting the site's data takes what is the site's, and leaves another project's things, without storage too", async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const [ours, others, push] = [registration(script), registration('/otro/sw.js'), registration('/push.js')]
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve([ours, others, push]) } })
  vi.stubGlobal('localStorage', null)
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
  for (const name of ['vidriera', 'vidriera-borradores', 'vidriera-sala', 'otra-base']) await createDatabase(name)
  expect(await cachesLeft(deleteSiteData)).toEqual(['otro-proyecto', 'warmth', otherPrecache])
  expect([ours, others, push].map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 0, 0])
  expect(new Set((await indexedDB.databases()).map(({ name }) => name))).toEqual(
    new Set(['otra-base', 'vidriera-sala']),
  )
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

test('the worker that leaves deletes the same caches', async () => {
  const left = await cachesLeft(async () => {
    const works: Promise<unknown>[] = []
    const self = {
      registration: { scope: `${origin}/`, unregister: () => Promise.resolve() },
      clients: { matchAll: () => Promise.resolve([]) },
      skipWaiting: () => {},
      addEventListener: (_: string, listen: (event: object) => void) =>
        listen({ waitUntil: (work: Promise<unknown>) => void works.push(work) }),
    }
    runInNewContext(readFileSync('public/sw-leave.js', 'utf8'), { self, caches })
    await Promise.all(works)
  })
  expect(left).toEqual(['otro-proyecto', 'warmth', otherPrecache])
})

/** The keys that sources name, beside their use of the storage. */
const namedKeys = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.includes('.test.') })
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => /from '(?:#state|\.)\/(?:storage|use-tab-text)\.ts'/.test(text))
  .flatMap((text) => [...text.matchAll(/^(?:export )?const (?:\w*[kK]ey|lastWords) = '([^']+)'/gm)])
  .map(([, key = '']) => key)

test('each stored key is known as one that goes with the company or stays', () => {
  expect(namedKeys.length).toBeGreaterThan(20)
  const count = (key: string) => Object.values(ourKeys).filter((pattern) => pattern.test(key)).length
  expect(namedKeys.filter((key) => count(key) !== 1)).toEqual([])
})

test('keys of another project at the origin stay', () => {
  const others = ['token', 'theme', 'marcas', 'lista-de-otro', 'mi idLogin']
  expect(others.filter((key) => ourKeys.company.test(key))).toEqual([])
  expect(
    ['idLogin', 'idLoginZona', 'zona.visita.3', 'lugar', 'escenario'].every((key) => ourKeys.company.test(key)),
  ).toBe(true)
})
