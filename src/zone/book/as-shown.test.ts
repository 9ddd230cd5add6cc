import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { asShown, codesIn, numberReader, withStyles } from './as-shown.ts'
import { sheetsOf } from './book.ts'

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
])('%d by %j reads %j', (number, code, text) => expect(asShown(number, code)).toMatchObject({ text }))

test('the number stays as it is without a format code, or with an unreadable one', () => {
  expect([asShown(7.5, '[[['), asShown(7.5, 'General')]).toEqual([7.5, 7.5])
})

test('a day has no number to search by, and is the same in a workbook that counts from 1904', () => {
  expect([asShown(46_296, 'd/m/yyyy'), asShown(44_834, 'd/m/yyyy', true)]).toEqual([
    { text: '1/10/2026' },
    { text: '1/10/2026' },
  ])
})

test("styles name format codes by number: the workbook's own, or a standard one", () => {
  expect(
    codesIn(`<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot; #,##0.00"/></numFmts>
    <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
    <cellXfs count="4"><xf numFmtId="0" xfId="0"/><xf numFmtId='14'><alignment/></xf><x:xf fontId="0" numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>`),
  ).toEqual(['General', 'd/m/yyyy', '"$" #,##0.00', '0.00%'])
})

test.each([
  ['<c r="A1" s="1"><v>0.21</v></c>', '<c r="A1"><v>0.21|1</v></c>'],
  ['<c r="A1" t="n" s="1"><f>B1*2</f><v>0.21</v></c>', '<c r="A1" t="n"><f>B1*2</f><v>0.21|1</v></c>'],
  [
    '<x:c r="A1" s="1">\n <x:f t="shared" si="0"/> <x:v>3</x:v></x:c>',
    '<x:c r="A1">\n <x:f t="shared" si="0"/> <x:v>3|1</x:v></x:c>',
  ],
  [
    '<c r="A1" s="1"/><c r="B1" s="1"></c><c r="C1"><v>3</v></c>',
    '<c r="A1" s="1"/><c r="B1" s="1"></c><c r="C1"><v>3</v></c>',
  ],
  ['<c r="A1" s="1" t="s"><v>3</v></c>', '<c r="A1" s="1" t="s"><v>3</v></c>'],
  [
    '<c r="A1" s="0"><v>3</v></c><c r="B1" s="9"><v>3</v></c>',
    '<c r="A1" s="0"><v>3</v></c><c r="B1" s="9"><v>3</v></c>',
  ],
])('%j', (sheet, styled) => expect(withStyles(sheet, ['General', '0%'])).toBe(styled))

test('a number without a style stays a number', () => {
  const read = numberReader(['General', '0%'], false)
  expect([read('12.5'), read('0.21|1')]).toEqual([12.5, { text: '21%', number: 0.21 }])
})

test.each([
  ['openpyxl.xlsx', '1/10/2026', ''],
  ['libreoffice.xlsx', '10/1/2026', 'USD 41.478,80'],
])('%s, which another program wrote, reads as in a spreadsheet', async (name, day, sum) => {
  const [sheet] = await sheetsOf(new Blob([await readFile(new URL(`books/${name}`, import.meta.url))]))
  expect(sheet?.about).toEqual(['Distribuidora El Tornillo', 'Vigencia · 01/10/2026'])
  expect(sheet?.rows[0]).toEqual([
    '011250',
    'Bulón M12 x 50',
    day,
    '$ 34.280,00',
    '21%',
    sum,
    '10,50%',
    '1.200 u.',
    '0,0912',
  ])
  expect(sheet?.rows.at(-1)?.slice(3, 5)).toEqual(['-$ 1.234,50', '27,0 %'])
})
