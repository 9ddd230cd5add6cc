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

test('a report of vitest names failures with the fields that differ, and how long each file took', () => {
  const compared =
    'AssertionError: expected { …(37) } to equal { …(37) }\n\u001B[32m- Expected\u001B[39m\n+ Received\n\n  {\n-   "a": 1,\n+   "a": 2,'
  const files = [{ file: 'a.test.ts', milliseconds: 1200 }]
  const tests = [
    { outcome: 'passed', title: 'a.test.ts › adds' },
    { outcome: 'failed', title: 'a.test.ts › compares', reason: compared },
    { outcome: 'skipped', title: 'a.test.ts › stays out' },
    { outcome: 'failed', title: 'b.test.ts › sends › Unhandled Rejection', reason: 'Error: away\n    at b.ts:1' },
  ]
  expect(ofVitest(reported({ tests, files }))).toEqual({
    passed: 1,
    failed: [
      'a.test.ts › compares\n    AssertionError: expected { …(37) } to equal { …(37) }\n    -   "a": 1,\n    +   "a": 2,',
      'b.test.ts › sends › Unhandled Rejection\n    Error: away',
    ],
    again: [],
    files,
  })
})

test('a report of Playwright names the same, also in nested suites, and journeys that needed a second try', () => {
  const spec = (status: string, ...messages: string[]) => ({
    title: `un paso ${status}`,
    file: 'zone.spec.ts',
    tests: [
      { projectName: 'vivo', status, results: [{ duration: 700, errors: messages.map((message) => ({ message })) }] },
    ],
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
    files: [{ file: 'zone.spec.ts', milliseconds: 2800 }],
  })
})

test('a run that left no report has no tests', () => {
  const none = { passed: 0, failed: [], again: [], files: [] }
  expect([ofVitest('nowhere.json'), ofPlaywright('nowhere.json')]).toEqual([none, none])
})
