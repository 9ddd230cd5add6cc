import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#mocks/new-folder.ts'
import { serve } from './serve.ts'

test('a compressed twin serves after a copy in any order; one that is much older than its file is stale', async () => {
  const dir = newFolder()
  for (const name of ['a.css', 'a.css.br']) writeFileSync(join(dir, name), name)
  const host = await serve(dir, 0)
  const now = Date.now() / 1_000
  const fetchEncoding = async (age: number) => {
    utimesSync(join(dir, 'a.css.br'), now, now - age)
    const response = await fetch(`${host.url}/a.css`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return response.headers.get('content-encoding')
  }
  expect([await fetchEncoding(-2), await fetchEncoding(2), await fetchEncoding(600)]).toEqual(['br', 'br', null])
  host.close()
})
