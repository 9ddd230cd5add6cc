import { expect, test } from 'vitest'
import { isSaving, nextSave, type SaveEvent, type SaveState } from './use-form.ts'

const states: readonly SaveState[] = [
  { at: 'idle' },
  { at: 'saving' },
  { at: 'signedOut' },
  { at: 'refused', reason: 'before' },
  { at: 'conflict', reason: 'before' },
  { at: 'saved', reason: 'before' },
]
const events: readonly SaveEvent[] = [
  { type: 'save' },
  { type: 'refuse', reason: 'now' },
  { type: 'ask', reason: 'now' },
  { type: 'done', reason: 'now' },
  { type: 'signOut' },
  { type: 'signIn' },
  { type: 'reset' },
]

/** The state that follows each event, in the order of `events`; '-' where nothing changes. */
const table = {
  idle: ['saving', '-', '-', '-', '-', '-', 'idle'],
  saving: ['-', 'refused now', 'conflict now', 'saved now', 'signedOut', '-', '-'],
  signedOut: ['-', 'refused now', '-', '-', '-', 'saving', '-'],
  refused: ['saving', '-', '-', '-', '-', '-', 'idle'],
  conflict: ['saving', '-', '-', '-', '-', '-', 'idle'],
  saved: ['saving', '-', '-', '-', '-', '-', 'idle'],
}

test.each(states.map((state) => [state.at, state] as const))(
  '%s: each event leads where the table says',
  (at, state) => {
    const found = events.map((event) => {
      const next = nextSave(state, event)
      return next === state ? '-' : [next.at, next.reason].filter(Boolean).join(' ')
    })
    expect(found).toEqual(table[at])
  },
)

test('the button is busy while a save is under way, also while the login waits', () => {
  expect(states.filter(isSaving).map(({ at }) => at)).toEqual(['saving', 'signedOut'])
})

test('the reason stands until the next save', () => {
  expect(states.map(({ reason }) => reason)).toEqual([undefined, undefined, undefined, 'before', 'before', 'before'])
  expect(nextSave({ at: 'refused', reason: 'before' }, { type: 'save' }).reason).toBeUndefined()
})
