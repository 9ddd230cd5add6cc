import { expect, test } from 'vitest'
import { richText, text } from './fields.ts'
import { oneLine } from './one-line.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['<h2>Acero &amp; cinc</h2><p>Grado&nbsp;8.8,<br>10.9</p>', 'Acero & cinc Grado 8.8, 10.9'],
  ['<p><br></p>', ''],
  ['&amp;lt;', '&lt;'],
  ['&constructor; &nada;', '&constructor; &nada;'],
  ['Tama&ntilde;o &#189; &#xBD;', 'Tamaño ½ ½'],
])('%s reads %j', (html, words) => expect(plainText(html)).toBe(words))

test('only a rich text has tags', () => {
  expect(oneLine(text(''), ' Arandela <M8> &amp;\n más')).toBe('Arandela <M8> &amp; más')
  expect(oneLine(richText(''), '<p>Arandela</p>')).toBe('Arandela')
})
