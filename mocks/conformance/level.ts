/** The levels of a run. Each includes the previous ones; the README beside this file describes them. */
import { test, type TestContext } from 'vitest'
import { Missing } from './failure.ts'
import { forgetLast, toExplainedError } from './trace.ts'

const levels = ['reads', 'public', 'panel', 'full', 'strict'] as const
export type Level = (typeof levels)[number]

declare module 'vitest' {
  interface TaskMeta {
    level?: Level
  }
}

const isLevel = (name: string): name is Level => levels.some((level) => level === name)

/** The level of `LEVEL`; by default everything for the embedded backend, and the whole specification for others. */
const readLevel = (): Level => {
  const { LEVEL = process.env['API_URL'] ? 'full' : 'strict' } = process.env
  if (!isLevel(LEVEL)) throw new Error(`LEVEL is one of ${levels.join(', ')}.`)
  return LEVEL
}
const level = readLevel()

/** Up to `full`, answers are read as the app reads them and refusals are free in their words. `strict` reads literally. */
export const isStrict = level === 'strict'

const reaches = (testLevel: Level) => levels.indexOf(testLevel) <= levels.indexOf(level)
const millis = Number(process.env['CONFORMANCE_TEST_TIMEOUT'] ?? 60_000)

type Body = (context: TestContext) => Promise<void>
type Begin = (() => Promise<unknown>) | undefined

/** Runs a test. A failure names its call; a missing extension skips the test. */
const run = async (context: TestContext, body: Body, begin: Begin) => {
  forgetLast()
  try {
    await begin?.()
    await body(context)
  } catch (error) {
    if (error instanceof Missing) context.skip(error.message)
    throw toExplainedError(error)
  }
}

const createLevelTest = (testLevel: Level, begin?: Begin) => {
  const declare = test.runIf(reaches(testLevel))
  const options = { meta: { level: testLevel }, timeout: millis }
  const declareTest = (name: string, body: Body) => declare(name, options, (context) => run(context, body, begin))
  /** One test per case; `name` describes the case. */
  const each =
    <Case>(cases: readonly Case[], name: (value: Case) => string) =>
    (body: (value: Case, context: TestContext) => Promise<void>) => {
      for (const value of cases) declareTest(name(value), (context) => body(value, context))
    }
  return Object.assign(declareTest, { each })
}

export const reads = createLevelTest('reads')
export const open = createLevelTest('public')
export const panel = createLevelTest('panel')
export const full = createLevelTest('full')
export const strict = createLevelTest('strict')

/** Tests that begin with a login. */
export const testsAfterLogin = (login: Begin) => ({
  panel: createLevelTest('panel', login),
  full: createLevelTest('full', login),
  strict: createLevelTest('strict', login),
})
