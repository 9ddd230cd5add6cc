import { assert, asyncProperty, string } from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

const starts = ['', '=', '+', '-', '@', '\t', '\r', ' =', '\u200B=']

test('a spreadsheet finds no formula in any cell', async () => {
  await assert(
    asyncProperty(string({ unit: 'binary' }), string({ maxLength: 4 }), async (text, suffix) => {
      const csv = await toCsv(
        ['Texto'],
        starts.map((start) => [start + text + suffix]),
      )
      const cells = Papa.parse<string[]>(csv, { delimiter: ';' }).data.slice(1).flat()
      expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+@|%-]|^[\t\r\n]/u.test(cell))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
