/** Writes what reports.ts reads. Vitest's own JSON lacks what a comparison found different, and the errors that no test caught. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node'
import type { FileTime, Test } from './reports.ts'

const toReason = ({ name = 'Error', message, diff = '' }: SerializedError) => `${name}: ${message}\n${String(diff)}`

const toTest = (test: TestCase): Test => {
  const { state, errors = [] } = test.result()
  const [first] = errors
  return {
    outcome: state,
    title: `${test.module.relativeModuleId} › ${test.fullName}`,
    reason: first && toReason(first),
  }
}

/** A file's tests, and the import of what they test. */
const toFileTime = (module: TestModule): FileTime => {
  const { collectDuration, duration } = module.diagnostic()
  return { file: module.relativeModuleId, milliseconds: collectDuration + duration }
}

/** Errors outside the tests: of a file that cannot be read, of a hook. */
const toFailures = (module: TestModule): Test[] =>
  [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => ({ outcome: 'failed', title: module.relativeModuleId, reason: toReason(error) })),
  )

const toUnhandled = (error: SerializedError): Test => {
  const { type = 'Unhandled Error', VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error
  const path = typeof file === 'string' ? relative(process.cwd(), file) : ''
  return { outcome: 'failed', title: [path, test, type].filter(Boolean).join(' › '), reason: toReason(error) }
}

/** A failed test names the order it ran in. */
const withSeed = (test: Test, seed: number): Test =>
  test.outcome === 'failed' ? { ...test, title: `${test.title} (--sequence.seed=${seed})` } : test

export default class JsonReporter implements Reporter {
  private seed = 0

  onInit({ config }: Vitest): void {
    this.seed = config.sequence.seed
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tests = [
      ...modules.flatMap((module) => [...module.children.allTests()].map((test) => withSeed(toTest(test), this.seed))),
      ...modules.flatMap(toFailures),
      ...unhandled.map(toUnhandled),
    ]
    const { REPORT: file = 'e2e/.results/vitest.json' } = process.env
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ tests, files: modules.map(toFileTime) }))
  }
}
