/** A folder keeps every answered write, even when the process is killed in the middle of another. */
import { afterEach, expect, test } from 'vitest'
import { newFolder } from '../../new-folder.ts'
import { emails, endAll, startProcess, subscribe } from './process.ts'

afterEach(endAll)

test('every answered write is there once after each kill', async () => {
  const folder = newFolder()
  const answered: string[] = []
  const before = await startProcess({ DATA: folder })
  const first = await emails(before.url)
  await before.kill()
  for (const round of [1, 2, 3]) {
    const { url, kill } = await startProcess({ DATA: folder })
    await Promise.all(
      [1, 2, 3, 4].map((client) =>
        subscribe(url, `r${round}.c${client}`, (email, count) => {
          answered.push(email)
          if (count === 10) void kill()
        }),
      ),
    )
  }
  const { url } = await startProcess({ DATA: folder })
  const there = await emails(url)
  expect(there).toEqual([...new Set(there)])
  expect(there).toEqual(expect.arrayContaining([...first, ...answered]))
  expect(answered.length).toBeGreaterThan(30)
}, 120_000)
