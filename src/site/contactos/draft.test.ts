import { expect, test } from 'vitest'
import { parseDraft, emptyDraft, withSentence } from './draft.ts'

test.each(['', 'no json', 'null', '[]', '"x"', '{"nombre":1}'])('%s is no draft', (text) =>
  expect(parseDraft(text)).toEqual(emptyDraft),
)

test('a kept draft is read back', () => {
  const draft = { ...emptyDraft, nombre: 'Ana', mensaje: 'Hola\n"M8"' }
  expect(parseDraft(JSON.stringify({ ...draft, otro: 'x' }))).toEqual(draft)
})

test.each([
  ['', 'Consulta.', 'Consulta.\n'],
  ['Hola ', 'Consulta.', 'Hola\nConsulta.\n'],
  ['Hola\nConsulta.\n', 'Consulta.', 'Hola\nConsulta.\n'],
])('%j with %j', (mensaje, sentence, expected) => expect(withSentence(mensaje, sentence)).toBe(expected))
