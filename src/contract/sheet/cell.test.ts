import { readFile as readBytes } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readFile } from './book.ts'
import { parseFormatCodes, numberCell } from './cell.ts'

const accounting = String.raw`_-"$"\ * #,##0.00_-;\-"$"\ * #,##0.00_-;_-"$"\ * "-"??_-;_-@_-`

test.each([
  [0.21, '0%', '21%'],
  [0.105, '0.0 %', '10,5 %'],
  [-0.05, '0.00%', '-5,00%'],
  [125, '000000', '000125'],
  [34_280, '0', '34280'],
  [1234.5, '0.00', '1234,50'],
  [34_280, '#,##0', '34.280'],
  [1234.5, '#,##0.00', '1.234,50'],
  [-1234.5, '#,##0.00;[Red]-#,##0.00', '-1.234,50'],
  [-1234.5, '$#,##0_);($#,##0)', '($1.235)'],
  [1234.5, '"$" #,##0.00', '$ 1.234,50'],
  [1234.5, '[$$-2C0A] #,##0.00', '$ 1.234,50'],
  [1234.5, '[$USD] #,##0.00', 'USD 1.234,50'],
  [1234.5, accounting, '$ 1.234,50'],
  [-1234.5, accounting, '-$ 1.234,50'],
  [0, accounting, '$ -'],
  [0, '#,##0" u.";-#,##0" u.";"agotado"', 'agotado'],
  [46_296, 'd/m/yyyy', '1/10/2026'],
  [46_296.75, 'dd/mm/yyyy hh:mm', '01/10/2026 18:00'],
  [46_296, 'mmm-yy', 'oct-26'],
  [11_260, '@', '11260'],
  [0.1 + 0.2, '0.00', '0,30'],
])('%d by %j reads %j', (number, code, text) => expect(numberCell(String(number), code)).toMatchObject({ text }))

test.each([
  ['7.5', '[[[', '7.5'],
  ['7.5', 'General', '7.5'],
  ['4.2000000000000002', 'General', '4.2'],
  ['12.699999999999999', 'General', '12.7'],
  ['0.30000000000000004', 'General', '0.3'],
  ['7790000000003', 'General', '7790000000003'],
  ['7.790000000003E12', 'General', '7790000000003'],
  ['12345678901234567890', 'General', '12345678901234567890'],
  ['1E-7', 'General', '0.0000001'],
  ['-8', 'General', '-8'],
  ['7790000000003', '@', '7790000000003'],
  ['7790000000003', 'General" u."', '7790000000003 u.'],
  ['2.5', 'General" u."', '2,5 u.'],
  ['0.5', '# ?/?', '1/2'],
  ['1.25', '# ?/?', '1 1/4'],
  ['0.3125', '# ??/??', '5/16'],
  ['12345', '00\\-000', '12-345'],
  ['20000000000', '0.00E+00', '2,00E+10'],
  ['5', ';;;', ''],
])('%s by %j reads %j', (raw, code, text) => expect(numberCell(raw, code).text).toBe(text))

test('a day has no number to search by, and is the same in a workbook that counts from 1904', () => {
  const day = { text: '1/10/2026', date: '1/10' }
  expect([numberCell('46296', 'd/m/yyyy'), numberCell('44834', 'd/m/yyyy', true)]).toEqual([day, day])
})

test.each([
  ['46054', 'd-mmm', '1/2'],
  ['18264', 'mmm-yy', '1/50'],
  ['46054', 'yyyy-mm-dd h:mm:ss', '1/2'],
  ['46054', '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '1/2'],
])('%s by %j may have been typed as %j', (raw, code, typed) => expect(numberCell(raw, code).date).toBe(typed))

test("styles name format codes by number: the workbook's own, or a standard one", () => {
  expect(
    parseFormatCodes(`<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot; #,##0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs count="4"><xf numFmtId="0" xfId="0"/><xf numFmtId='14'><alignment/></xf><x:xf fontId="0" numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>`),
  ).toEqual(['General', 'd/m/yyyy', '"$" #,##0.00', '0.00%'])
})

test.each([
  ['openpyxl.xlsx', '1/10/2026', ''],
  ['libreoffice.xlsx', '10/1/2026', 'USD 41.478,80'],
])('%s, which another program wrote, reads as in a spreadsheet', async (name, day, sum) => {
  const read = await readFile(new Blob([await readBytes(new URL(`books/${name}`, import.meta.url))]))
  const rows = typeof read === 'string' ? [] : (read.pages[0]?.rows ?? [])
  const texts = rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '').filter((text) => text !== ''))
  expect(texts.slice(0, 2).flat()).toEqual(['Distribuidora El Tornillo', 'Vigencia', '01/10/2026'])
  expect(texts.find(([code]) => code === '011250')).toEqual(
    ['011250', 'Bulón M12 x 50', day, '$ 34.280,00', '21%', sum, '10,50%', '1.200 u.', '0.0912'].filter(Boolean),
  )
  expect(texts.at(-1)).toEqual(expect.arrayContaining(['-$ 1.234,50', '27,0 %']))
})
