/** A story that logs an error or a warning fails. */
import { afterEach, beforeEach, vi } from 'vitest'
import { isExpected } from './console.ts'

const levels = ['error', 'warn'] as const
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level)
})
afterEach(() => {
  const logged = levels.flatMap((level) => {
    const spy = vi.mocked(console[level])
    const sentences = spy.mock.calls.map((words) => words.map(String).join(' '))
    spy.mockRestore()
    return sentences
  })
  const unexpected = logged.filter((text) => !isExpected(text))
  if (unexpected.length > 0) throw new Error(`The story logged: ${unexpected.join('\n')}`)
})
