import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findClaims } from './claims.ts'
import { ask, none, sure, type Finding } from './finding.ts'
import { getWordKeys } from './keys.ts'
import { findMeasure, type Measure } from './measure.ts'
import { withDigits } from './number-words.ts'
import { spelled } from './words.ts'

const toSizeText = ({ diametro, largo }: Measure) => [diametro, largo].flatMap((value) => value?.text ?? []).join(', ')
const mapFinding = <T>(finding: Finding<T>, toText: (value: T) => string): Finding<string> => {
  if (finding.kind === 'sure') return sure(toText(finding.value))
  return finding.kind === 'ask' ? ask(finding.readings.map(toText), finding.reason) : none
}
const found = (text: string): Finding<string> => (text === '' ? none : sure(text))

/** What the room makes of a text, by the kind of its line; of a word, a right answer is any of its spellings. */
const read: Readonly<Record<string, (text: string, right: string) => Finding<string>>> = {
  size: (text) => mapFinding(findMeasure(text), toSizeText),
  unit: (text) => found(spelled(text).trim()),
  claim: (text) =>
    found(
      findClaims(spelled(text))
        .map((claim) => `${claim.kind} ${claim.text} ${claim.container}`.trim())
        .join(', '),
    ),
  number: (text) => found(withDigits(text)),
  word: (text, right) => (getWordKeys(text).some((key) => getWordKeys(right).includes(key)) ? sure(right) : none),
}

const lines = readFileSync('src/recognise/corpus/texts.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))

test.each(lines)('%s %s: %s%s', (kind = '', text = '', right = '', asked = '') => {
  const finding = read[kind]?.(text, right)
  const readings = finding?.kind === 'ask' ? finding.readings.join(' | ') : ''
  expect([finding?.kind === 'sure' ? finding.value : '', readings]).toEqual([right, asked])
})
