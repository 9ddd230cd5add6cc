import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../kit/host.ts'
import { faults } from './faults.ts'

test('each fault can be seeded, and names a test that is there: node e2e/run/spec/faults.ts', () => {
  const stale = faults.filter(
    ({ file, from, seenBy }) =>
      readFileSync(join(root, file), 'utf8').split(from).length !== 2 || !existsSync(join(root, seenBy)),
  )
  expect(stale.map(({ what }) => what)).toEqual([])
  expect(faults.length).toBeGreaterThanOrEqual(30)
})
