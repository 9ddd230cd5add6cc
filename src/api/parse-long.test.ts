import { expect, test } from 'vitest'
import { parse } from '../contract/reading/parse.ts'
import { parseLong } from './parse-long.ts'

const texto = 'Acero; «},{"id":1» y más. '.repeat(60)
const records = Array.from({ length: 800 }, (_, at) => ({
  id: at + 1,
  texto,
  filas: [{ codigo: `${at}` }, { codigo: '},{' }],
}))
const nested = records.map(({ filas, ...record }) => ({ ...record, filas: filas.map((fila) => ({ id: 1, ...fila })) }))

test.each([
  ['a list', JSON.stringify(records)],
  ['a list on many lines', JSON.stringify(records, undefined, 2)],
  ['a list whose rows begin like its records', JSON.stringify(nested)],
  ['a list of lists', JSON.stringify([records, records])],
  ['a record', JSON.stringify({ records })],
  ['a text', JSON.stringify(texto.repeat(500))],
  ['a list that is cut off', JSON.stringify(records).slice(0, -5)],
  ['a list with more behind it', `${JSON.stringify(records)}]`],
  ['a page', `<html>${texto.repeat(400)}`],
])('%s in pieces is what it is in one', async (_, text) => {
  expect(text.length).toBeGreaterThan(500_000)
  expect(await parseLong(text)).toStrictEqual(parse(text))
})
