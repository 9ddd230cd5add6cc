import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ofPlaywright, ofVitest } from './reports.ts'

const reported = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'informe-')), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}
const ofFile = (name: string) => join(process.cwd(), name)

test('a report of vitest names failures with their reasons, files that could not be read, and tests that needed a second try', () => {
  const stories = ['passed', 'failed', 'passed', 'skipped'].map((status, at) => ({
    status,
    fullName: ` historia ${at}`,
    failureMessages: at === 1 || at === 2 ? ['\u001B[31mUnable to find\u001B[39m\n\n  an element\n    at a.ts:1'] : [],
  }))
  const report = reported({
    testResults: [
      { name: ofFile('stories/a.stories.tsx'), status: 'failed', message: '', assertionResults: stories },
      { name: ofFile('stories/b.stories.tsx'), status: 'failed', message: 'Failed to fetch', assertionResults: [] },
    ],
  })
  expect(ofVitest(report)).toEqual({
    passed: 2,
    failed: [
      'stories/a.stories.tsx › historia 1\n    Unable to find\n      an element',
      'stories/b.stories.tsx\n    Failed to fetch',
    ],
    again: [expect.stringContaining('stories/a.stories.tsx › historia 2')],
  })
})

test('a report of Playwright names the same, also in nested suites', () => {
  const spec = (status: string, ...messages: string[]) => ({
    title: `un paso ${status}`,
    file: 'zone.spec.ts',
    tests: [{ projectName: 'vivo', status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const report = reported({
    suites: [
      {
        specs: [spec('expected')],
        suites: [
          {
            specs: [
              spec('unexpected', 'Test timeout', 'locator.click: waiting'),
              spec(
                'flaky',
                'Error: not equal\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "a": 1,\n+   "a": 2,',
              ),
              spec('skipped'),
            ],
          },
        ],
      },
    ],
  })
  expect(ofPlaywright(report)).toEqual({
    passed: 2,
    failed: ['[vivo] zone.spec.ts › un paso unexpected\n    Test timeout\n    locator.click: waiting'],
    again: ['[vivo] zone.spec.ts › un paso flaky\n    Error: not equal\n    -   "a": 1,\n    +   "a": 2,'],
  })
})

test('a run that left no report has no tests', () => {
  const none = { passed: 0, failed: [], again: [] }
  expect([ofVitest('nowhere.json'), ofPlaywright('nowhere.json')]).toEqual([none, none])
})
