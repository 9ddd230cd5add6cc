import { expect, test } from 'vitest'
import { normaliseQuill } from './quill-html.ts'

const ui = '<span class="ql-ui" contenteditable="false"></span>'

test('bullets become a plain list', () => {
  expect(
    normaliseQuill(
      `<p>Antes</p><ol><li data-list="bullet">${ui}uno</li><li data-list="bullet">${ui}<strong>dos</strong></li></ol><p>Después</p>`,
    ),
  ).toBe('<p>Antes</p><ul><li>uno</li><li><strong>dos</strong></li></ul><p>Después</p>')
})

test('numbers stay numbers, and a change of kind starts another list', () => {
  expect(
    normaliseQuill(
      `<ol><li data-list="ordered">${ui}1</li><li data-list="ordered" class="ql-indent-1">${ui}a</li><li data-list="bullet">${ui}x</li></ol>`,
    ),
  ).toBe('<ol><li>1</li><li class="ql-indent-1">a</li></ol><ul><li>x</li></ul>')
})

test('two lists apart stay apart', () => {
  expect(
    normaliseQuill(`<ol><li data-list="bullet">${ui}a</li></ol><p>y</p><ol><li data-list="ordered">${ui}b</li></ol>`),
  ).toBe('<ul><li>a</li></ul><p>y</p><ol><li>b</li></ol>')
})

test.each([
  ['<p><br></p>', ''],
  ['<p> </p><p><br></p>', ''],
  ['', ''],
  ['<p>a</p><p><br></p>', '<p>a</p><p><br></p>'],
  ['<ol><li>ya plana</li></ol>', '<ol><li>ya plana</li></ol>'],
])('%s is stored as "%s"', (html, stored) => {
  expect(normaliseQuill(html)).toBe(stored)
})

test('a table loses the marks of the editor, and a typed web address gets https', () => {
  expect(
    normaliseQuill(
      '<table><tbody><tr><td data-row="1">M8</td><td data-row="1"><a href="www.x.com">x</a></td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><td>M8</td><td><a href="https://www.x.com">x</a></td></tr></tbody></table>')
})
