import { expect, test } from 'vitest'
import { refusals } from './corpus/refusals.ts'
import { ask, none } from './finding.ts'
import { findRefusal } from './refusal.ts'

test.each(refusals)('%j: %s', (text, reason) =>
  expect(findRefusal(text)).toEqual(reason === undefined ? none : ask([], reason)),
)
