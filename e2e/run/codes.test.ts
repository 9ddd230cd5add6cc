/** What each screen does with a code that is the stored one, or may be: the room says which it is, and why. */
import { expect, test } from 'vitest'
import { columnRows } from '#contract/bulk-columns.ts'
import { toRecord } from '#contract/record.ts'
import { createFinder } from '#finder/finder.ts'
import { producto } from '#mocks/fixtures/producto.ts'
import { join } from '#panel/kit/sub-table/pasted.ts'
import { createMatcher } from '#panel/pictures/match.ts'
import { findDoubts } from '#recognise/cell-doubts.ts'
import { codeCases } from '#recognise/testing.ts'
import { createCodes } from '#site/pedido/quick/codes.ts'

const toProduct = (codigo: string) =>
  producto({
    id: 1,
    nombre: 'Bulón',
    texto: '',
    sub_productos: [{ codigo, tamaño: 'M8', pack: '10', codigobarra: '' }],
  })

const order = (written: string, stored: string): string => {
  const { matches, nearly } = createCodes([toProduct(stored)])
  return matches(written).length > 0 ? 'takes' : nearly(written).length > 0 ? 'asks' : 'nothing'
}
const search = (written: string, stored: string): string => {
  const { matches, nearest } = createFinder([toProduct(stored)]).find(written)
  return matches.length > 0 && !nearest ? 'shows' : 'nothing'
}
const load = (codigo: string, stored: string): string => {
  const cells = { ...toRecord(columnRows, () => ''), nombre: 'Tuerca', codigo }
  const doubts = findDoubts([{ number: 2, cells }], [toProduct(stored)])
  return doubts.some(({ rule }) => rule === 'storedName') ? 'asks' : 'nothing'
}
const picture = (written: string, stored: string): string => {
  const { kind } = createMatcher([toProduct(stored)])(`${written.replaceAll('/', '-')}.jpg`)
  return { matched: 'takes', there: 'takes', doubtful: 'proposes', unknown: 'nothing' }[kind]
}
const paste = (written: string, stored: string): string => {
  const pasted = { names: ['codigo', 'pack'], rows: [[written, '20']] }
  const columns = [{ name: 'codigo', label: 'Código', check: 'unique' }] as const
  return join([{ codigo: stored, pack: '10' }], pasted, columns, undefined).changed > 0 ? 'takes' : 'nothing'
}

type Does = Readonly<Partial<Record<string, string>>>
const screens: readonly (readonly [screen: (written: string, stored: string) => string, does: Does])[] = [
  [order, { same: 'takes', signs: 'takes', zeros: 'takes', slip: 'asks', number: 'asks', case: 'asks' }],
  [search, { same: 'shows', signs: 'shows', zeros: 'shows', case: 'shows' }],
  [load, { same: 'asks' }],
  [picture, { same: 'takes', signs: 'proposes', zeros: 'proposes', case: 'proposes' }],
  [paste, { same: 'takes' }],
]

/** Where a screen reads more than a code. */
const exceptions: Does = {
  // Two digits could be an amount.
  'order 12 | 0012': 'nothing',
  // A search finds parts of codes.
  'search 01125 | 011250': 'shows',
  'search 1003 | BH-1003': 'shows',
  // Only a short number with a sign may be a date.
  'picture 01-1250 | 011250': 'takes',
  'picture 01 1250 | 011250': 'takes',
  'picture 020.870 | 020870': 'takes',
  'picture 7 790001 000019 | 7790001000019': 'takes',
  // The end of a file's name is its position.
  'picture 1003.0 | 1003': 'takes',
  'picture 1003,00 | 1003': 'takes',
  'picture 20870.0 | 020870': 'proposes',
}

const cases = screens.flatMap(([screen, does]) =>
  codeCases.map((beside) => ({
    ...beside,
    screen,
    name: screen.name,
    done: exceptions[`${screen.name} ${beside.written} | ${beside.stored}`] ?? does[beside.answer] ?? 'nothing',
  })),
)

test.each(cases)('$name: $written beside $stored ($answer): $done', ({ screen, written, stored, done }) => {
  expect(screen(written, stored)).toBe(done)
})
