/** Summarises a run: failures with their reproduction, skipped tests, the score; also as Markdown in a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { outputDir } from './journal.ts'

interface Score {
  passed: number
  total: number
}

const percent = ({ passed, total }: Score) => (total === 0 ? 100 : Math.floor((100 * passed) / total))
const says = (name: string, score: Score) => `${name}: ${score.passed} of ${score.total} (${percent(score)} %)`
const order = ['reads', 'public', 'panel', 'full', 'strict']

const isScored = (test: TestCase) => test.meta().level !== undefined && test.result().state !== 'skipped'
const hasPassed = (test: TestCase) => test.result().state === 'passed'

/** Each level includes the previous ones. */
const computeScores = (tests: readonly TestCase[]): [string, Score][] => {
  const scored = tests.filter(isScored)
  const requests = order.filter((level) => scored.some((test) => test.meta().level === level))
  return requests.map((level) => {
    const held = scored.filter((test) => order.indexOf(test.meta().level ?? '') <= order.indexOf(level))
    return [level, { passed: held.filter(hasPassed).length, total: held.length }]
  })
}

const getMessages = (test: TestCase): string[] => {
  const result = test.result()
  return result.state === 'failed' ? result.errors.map(({ message }) => message) : []
}

/** The reason that a test gave for skipping itself. */
const getSkipReason = (test: TestCase) => {
  const result = test.result()
  return result.state === 'skipped' ? result.note : undefined
}

const getTitle = (test: TestCase) => test.fullName.split(' > ').slice(1).join(' › ')

const formatFailure = (test: TestCase): string[] => {
  const messages = getMessages(test)
  return messages.length === 0
    ? []
    : [
        `## ${getTitle(test)}`,
        '',
        `Level \`${test.meta().level ?? ''}\`.`,
        '',
        ...messages.flatMap((message) => ['```', message, '```', '']),
      ]
}

const formatSkipped = (tests: readonly TestCase[], mark: string) =>
  tests.flatMap((test) =>
    getSkipReason(test) === undefined ? [] : [`${mark} ${getTitle(test)}: ${getSkipReason(test)}`],
  )

const markdown = (tests: readonly TestCase[], scores: readonly [string, Score][]) => {
  const skipped = formatSkipped(tests, '-')
  return [
    '# Conformance',
    '',
    `${process.env['API_URL'] ?? ''}, ${new Date().toISOString()}`,
    '',
    '| level | passed | of | |',
    '|---|---|---|---|',
    ...scores.map(([name, score]) => `| ${name} | ${score.passed} | ${score.total} | ${percent(score)} % |`),
    '',
    ...tests.flatMap(formatFailure),
    ...(skipped.length > 0 ? ['## Left out', '', ...skipped, ''] : []),
  ].join('\n')
}

// Ends the suite when its run was killed: the next run cleans up, and nothing may change before that.
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

export default class ConformanceReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed') console.log(`\n✗ ${getTitle(test)}\n${getMessages(test).join('\n')}`)
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const scores = computeScores(tests)
    const file = join(outputDir(), 'report.md')
    mkdirSync(outputDir(), { recursive: true })
    writeFileSync(file, markdown(tests, scores))
    const errors = modules.flatMap((module) => module.errors().map(({ message }) => message))
    const skipped = formatSkipped(tests, ' ')
    if (errors.length > 0) console.log(`\n${errors.join('\n')}`)
    if (skipped.length > 0) console.log(`\nLeft out:\n${skipped.join('\n')}`)
    console.log(
      `\n${scores.map(([name, score]) => says(name, score)).join('\n')}\n\n${file}, ${join(outputDir(), 'junit.xml')}`,
    )
  }
}
