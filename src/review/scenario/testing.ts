/** Scenarios for tests, from the rows of the words. */
import { constantFrom, tuple, type Arbitrary } from 'fast-check'
import { settingKeys, settings } from './grammar.ts'

/** Any settings of a tab, in the order and form in which a scenario is written. */
export const settingTexts: Arbitrary<string> = tuple(
  ...settingKeys
    .map((key) => settings[key])
    .map(({ word, samples }) => constantFrom('', ...samples.map((value) => `${word}:${value}`))),
).map((texts) => texts.filter(Boolean).join(','))
