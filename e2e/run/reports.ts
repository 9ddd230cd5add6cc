/** Reads the test runners' reports: how many tests passed, which failed and why, which journeys needed a second try, how long each file took. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Report {
  readonly passed: number
  /** Failed tests, each with the first lines of its error. */
  readonly failed: readonly string[]
  /** Journeys that passed on their second try only. */
  readonly again: readonly string[]
  readonly files: readonly FileTime[]
}

export interface FileTime {
  readonly file: string
  readonly milliseconds: number
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

const reportOf = (tests: readonly Test[], files: readonly FileTime[]): Report => {
  const textOf = (wanted: string) =>
    tests
      .filter(({ outcome }) => outcome === wanted)
      .map(({ title, reason = '' }) => [title, ...firstLines(reason)].join('\n    '))
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed' || outcome === 'again').length,
    failed: textOf('failed'),
    again: textOf('again'),
    files,
  }
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Reads what reporter.ts wrote. */
export const ofVitest = (report: string): Report => {
  const { tests, files }: { tests: Test[]; files: FileTime[] } = read(report) ?? { tests: [], files: [] }
  return reportOf(tests, files)
}

interface Spec {
  title: string
  file: string
  tests: {
    projectName: string
    status: keyof typeof outcomes
    results: { duration: number; errors?: { message?: string }[] }[]
  }[]
}
interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}
const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'again', skipped: 'skipped' } as const

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...suites.flatMap(specsOf), ...specs]

const toTests = ({ title, file, tests }: Spec) =>
  tests.map(({ projectName, status, results }): Test => ({
    outcome: outcomes[status],
    title: `[${projectName}] ${file} › ${title}`,
    // A timeout is an error of its own; the one after it names the line that was waiting.
    reason: results
      .find(({ errors = [] }) => errors.length > 0)
      ?.errors?.map(({ message }) => message)
      .join('\n'),
  }))

const toFileTime = ([file, specs]: [string, readonly Spec[]]): FileTime => ({
  file,
  milliseconds: specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0),
})

/** Reads Playwright's JSON. */
export const ofPlaywright = (report: string): Report => {
  const specs = specsOf(read(report) ?? {})
  return reportOf(specs.flatMap(toTests), [...Map.groupBy(specs, ({ file }) => file)].map(toFileTime))
}
