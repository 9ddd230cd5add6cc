/** Reads the test runners' reports: how many tests passed, which failed and why, which needed a second try. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Report {
  readonly passed: number
  /** Failed tests, each with the first lines of its error. */
  readonly failed: readonly string[]
  /** Tests that passed on their second try only. */
  readonly again: readonly string[]
}

export interface Test {
  outcome: string
  title: string
  reason: string | undefined
}

/** The first lines of an error, without the stack. Of a comparison: its first line and the lines that differ. */
const firstLines = (text: string) => {
  const [first = '', ...rest] = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
  const differing = rest.filter((line) => /^[-+] /.test(line) && !/^[-+] (Expected|Received)\b/.test(line))
  return [first, ...(differing.length > 0 ? differing : rest).slice(0, 16)]
}

const reportOf = (tests: readonly Test[]): Report => {
  const textOf = (wanted: string) =>
    tests
      .filter(({ outcome }) => outcome === wanted)
      .map(({ title, reason = '' }) => [title, ...firstLines(reason)].join('\n    '))
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed' || outcome === 'again').length,
    failed: textOf('failed'),
    again: textOf('again'),
  }
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Reads what reporter.ts wrote. */
export const ofVitest = (report: string): Report => reportOf(read(report) ?? [])

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: { projectName: string; status: keyof typeof outcomes; results: { errors?: { message?: string }[] }[] }[]
  }[]
}
const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'again', skipped: 'skipped' } as const

const playwrightTests = ({ suites = [], specs = [] }: Suite): Test[] => [
  ...suites.flatMap(playwrightTests),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }): Test => ({
      outcome: outcomes[status],
      title: `[${projectName}] ${file} › ${title}`,
      // A timeout is an error of its own; the one after it names the line that was waiting.
      reason: results
        .find(({ errors = [] }) => errors.length > 0)
        ?.errors?.map(({ message }) => message)
        .join('\n'),
    })),
  ),
]

/** Reads Playwright's JSON. */
export const ofPlaywright = (report: string): Report => reportOf(playwrightTests(read(report) ?? {}))
