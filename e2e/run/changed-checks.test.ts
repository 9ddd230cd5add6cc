import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseTests } from './changed-checks.ts'

const quick = globSync('{src,mocks}/**/*.test.ts').filter((file) => !file.includes('.release.'))

test('a change of the contract runs the tests beside it and nearest to it, and names everything else that imports it', () => {
  const { unit, leftOut } = chooseTests(['src/contract/producto.ts'], quick)
  expect(unit).toEqual(
    expect.arrayContaining(['src/contract/contract.test.ts', 'src/api/call.test.ts', 'e2e/run/docs.test.ts']),
  )
  expect(unit.length).toBeLessThan(60)
  expect(leftOut).toEqual({
    'npm run check': expect.arrayContaining(['src/panel/forms.test.ts']),
    'npm run stories': expect.arrayContaining(['stories/site/productos/ProductDetail.stories.tsx']),
    'npm test or npm run test:release': expect.arrayContaining(['src/server/http/durable.release.test.ts']),
  })
})

test('a change that little imports runs all that imports it', () => {
  expect(chooseTests(['src/review/scenario/day.ts'], quick).unit).toContain('src/review/worker/review.test.ts')
})
