import { expect, test } from 'vitest'
import { parseUnits } from './amount.ts'
import { findClaims } from './claims.ts'
import { compareCodes } from './code.ts'
import { ask, getLikely, none, sure, type Finding } from './finding.ts'
import { findHead } from './heads.ts'
import { getWordKeys } from './keys.ts'
import { findListHead } from './list-heads.ts'
import { findMeasure, type Measure } from './measure.ts'
import { withDigits } from './number-words.ts'
import { parseCount } from './number.ts'
import { findRefusal } from './refusal.ts'
import { cases } from './testing.ts'
import { spelled } from './words.ts'

const toSizeText = ({ diametro, largo }: Measure) => [diametro, largo].flatMap((value) => value?.text ?? []).join(', ')
const mapFinding = <T>(finding: Finding<T>, toText: (value: T) => string): Finding<string> => {
  if (finding.kind === 'sure') return sure(toText(finding.value))
  return finding.kind === 'ask' ? ask(finding.readings.map(toText), finding.reason) : none
}
const found = (value: string | number = ''): Finding<string> => (value === '' ? none : sure(String(value)))
const toWhy = (pair: string) => {
  const [written = '', stored = ''] = pair.split(' | ')
  const { kind, why } = compareCodes(written, stored)
  return why ?? kind
}

/** What the room makes of a text, by the kind of its case; of a word, a right answer is any of its spellings. */
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
  pack: (text) => mapFinding(parseUnits(text), String),
  count: (text) => found(parseCount(text)),
  refusal: findRefusal,
  head: findHead,
  code: (text) => found(toWhy(text)),
}

test.each(cases)('$kind $text: $right$asked', ({ kind, text, right, asked }) => {
  const finding = read[kind]?.(text, right) ?? none
  expect([
    finding.kind === 'sure' ? finding.value : '',
    finding.kind === 'ask' ? finding.readings.join(' | ') || finding.reason : '',
  ]).toEqual([right, asked])
})

const headCases = cases
  .filter(({ kind }) => kind === 'head')
  .map(({ text, right, asked }) => ({ text, likely: right || asked.split(' | ')[0] }))

test.each(headCases.filter(({ likely = '' }) => ['nombre', 'pack', 'codigo'].includes(likely)))(
  '$text, in a price list',
  ({ text, likely }) => expect(getLikely(findListHead(text))).toBe(likely),
)
