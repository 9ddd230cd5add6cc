import { afterEach, expect, test, vi } from 'vitest'
import { readPowers } from './powers.ts'

const answers = (response: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => response())

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an API tells which extensions it knows', async () => {
  answers(() => Response.json(['deshacer', 'version']))
  expect(await readPowers()).toEqual(['deshacer', 'version'])
})

test.each([404, 405, 501])('an API that answers the question with %i has none', async (status) => {
  answers(() => Response.json({ message: 'No existe.' }, { status }))
  expect(await readPowers()).toEqual([])
})

test('an API that answers every address with a page has none', async () => {
  answers(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  expect(await readPowers()).toEqual([])
})

test('a passing failure is no answer: the question is asked again', async () => {
  answers(() => Response.json({ message: 'Un momento.' }, { status: 503 }))
  await expect(readPowers()).rejects.toMatchObject({ status: 503 })
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(readPowers()).rejects.toMatchObject({ status: 0 })
})
