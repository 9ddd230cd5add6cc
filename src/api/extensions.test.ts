import { expect, test, vi } from 'vitest'
import { readExtensions } from './extensions.ts'

const answers = (response: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => response())

test('an API tells which extensions it knows', async () => {
  answers(() => Response.json(['deshacer', 'version']))
  expect(await readExtensions()).toEqual(['deshacer', 'version'])
})

test.each([404, 405, 501])('an API that answers the question with %i has none', async (status) => {
  answers(() => Response.json({ message: 'No existe.' }, { status }))
  expect(await readExtensions()).toEqual([])
})

test('an API that answers every address with a page has none', async () => {
  answers(() => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }))
  expect(await readExtensions()).toEqual([])
})

test('a passing failure is no answer: the question is asked again', async () => {
  answers(() => Response.json({ message: 'Un momento.' }, { status: 503 }))
  await expect(readExtensions()).rejects.toMatchObject({ status: 503 })
  answers(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(readExtensions()).rejects.toMatchObject({ status: 0 })
})
