import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { readFile } from './book.ts'
import { workbook } from './testing.ts'
import { visiting } from './xml.ts'

const readTexts = async (file: Blob) => {
  const read = await readFile(file)
  return typeof read === 'string'
    ? read
    : read.pages.map(({ rows }) => rows.map(({ cells }) => Array.from(cells, (cell) => cell?.text ?? '')))
}
const cell = (xml: string) =>
  workbook([{ rows: [[{ xml }]] }], {
    shared: ['<t>uno</t>', '<r><t>d</t></r><r><t xml:space="preserve">os </t></r><rPh><t>x</t></rPh>'],
  })

test.each([
  ['a shared text', '<c r="A1" t="s"><v>0</v></c>', 'uno'],
  ['a shared text of runs', '<c r="A1" t="s"><v>1</v></c>', 'dos '],
  ['an inline text', '<c t="inlineStr"><is><t>a &amp; b &#241;</t></is></c>', 'a & b ñ'],
  ['verbatim text', '<c t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>', 'a < b'],
  ['a text of a formula', '<c r="A1" t="str"><f>B1</f><v>x</v></c>', 'x'],
  ['a shared formula', '<c r="A1"><f t="shared" si="0"/><v>3</v></c>', '3'],
  ['truth', '<c r="A1" t="b"><v>0</v></c>', 'No'],
  ['a prefix', '<x:c r="A1" t="inlineStr"><x:is><x:t>x</x:t></x:is></x:c>', 'x'],
  ['single quotes and line breaks in tags', "<c\n r='A1'\n t='n'\n><v>3</v></c>", '3'],
  ['a comment', '<!-- <c r="A1"><v>9</v></c> --><c r="A1"><v>3</v></c>', '3'],
])('%s', async (_, xml, text) => {
  expect(await readTexts(cell(xml))).toEqual([[[text]]])
})

test('rows and cells without addresses follow one another', async () => {
  const file = workbook([{ rows: [[{ xml: '<c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c>' }]] }])
  expect(await readTexts(file)).toEqual([[['1', '2'], ['3']]])
})

const struckCell = (column: string, row: number, text: string, style = 1) => ({
  xml: `<c r="${column}${row}" s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`,
})
test('struck rows are named: by the style of most of their cells, or by a run of a text', async () => {
  const rows = [
    ['Código', 'Nombre', 'Precio'],
    [struckCell('A', 2, '011250'), struckCell('B', 2, 'Bulón'), 3],
    ['020870', 'Bulón', struckCell('C', 3, '3')],
    [struckCell('A', 4, '040825', 2), struckCell('B', 4, 'Bulón', 2)],
    [{ xml: '<c r="A5" t="s"><v>0</v></c>' }],
    { attributes: 'hidden="1"', cells: [struckCell('A', 6, '050610')] },
  ]
  const file = workbook([{ rows }], {
    fonts: ['<strike/><sz val="11"/>', '<strike val="0"/>'],
    shared: ['<r><t>060</t></r><r><rPr><strike/></rPr><t>1420</t></r>'],
  })
  const read = await readFile(file)
  expect(typeof read === 'string' ? [] : read.pages.map(({ struckRows }) => struckRows)).toEqual([[2, 5]])
})

test('a workbook that counts from 1904', async () => {
  const file = workbook([{ rows: [[{ raw: 44_834, by: 0 }]] }], { formats: ['d/m/yyyy'], properties: 'date1904="1"' })
  expect(await readTexts(file)).toEqual([[['1/10/2026']]])
})

test.each([
  ['no workbook in it', zipSync({ 'a.xml': strToU8('<a/>') })],
  ['broken XML', zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets <') })],
  ['a cut file', zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }).slice(0, 40)],
  ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1, 0])],
])('%s: unreadable', async (_, bytes) => {
  await expect(readFile(new Blob([new Uint8Array(bytes)]))).rejects.toMatchObject({ name: 'UnreadableSheet' })
})

test('a file that changes while it is read is not called unreadable', async () => {
  const file = workbook([{ rows: [['x']] }])
  const changed = () => {
    throw new DOMException('', 'NotReadableError')
  }
  vi.spyOn(file, 'slice')
    .mockReturnValueOnce(new Blob(['PK']))
    .mockImplementation(changed)
  await expect(readFile(file)).rejects.toMatchObject({ name: 'NotReadableError' })
})

test('merged ranges of billions of cells take no time', async () => {
  const merged = Array.from({ length: 2_000 }, () => 'A1:XFD1048576')
  const rows = Array.from({ length: 2_000 }, () => [{ xml: '' }, 'x'])
  expect((await readTexts(workbook([{ rows: [['y'], ...rows], merged }])))[0]).toHaveLength(2_001)
})

test('a long sheet rests now and then, while another one is read', () => {
  const count = 2_000
  const texts = new Map<string, number>()
  const open = (name: string) => texts.set(name, (texts.get(name) ?? 0) + 1)
  const [first, second] = [visiting('<a/>'.repeat(count), { open }), visiting('<bb c="d"/>'.repeat(count), { open })]
  let rests = 0
  while (!first.next().done) {
    rests += 1
    second.next()
  }
  second.next()
  expect([rests, texts.get('a'), texts.get('bb')]).toEqual([4, count, count])
})
