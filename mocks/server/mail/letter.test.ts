import { expect, test } from 'vitest'
import { systemColours } from '../company.ts'
import { letterOf } from './letter.ts'

const company = { name: 'Fundición & Hijos', colours: { ...systemColours, accent: '#0a7d4f' }, logo: '/icons/logo.png' }
const row = { id: 4, a: ['ana@example.com'], asunto: 'Hola', created_at: '2026-11-24T10:00:00.000Z', proximo: 0 }
const sender = { from: 'ventas@example.com', site: 'https://www.example.com' }

test.each([
  ['a plain one', 'Elegila acá:\n\nhttps://www.example.com/api/clave?llave=a.b\n\n<3'],
  ['one of markup', '<p>Novedades</p>'],
])('%s carries the company’s name, colour and logo', (_, texto) => {
  const { text, html = '' } = letterOf({ ...row, texto }, { ...sender, company })
  expect(text).toContain('\n-- \nFundición & Hijos\n')
  expect(html).toContain('src="https://www.example.com/icons/logo.png" alt="Fundición &#38; Hijos"')
  expect(html).toContain('border-top:3px solid #0a7d4f')
})

test('a plain letter keeps its lines, its signs and its links', () => {
  const { html } = letterOf({ ...row, texto: 'Uno\ndos <3\n\nhttps://a.example/x?y=1' }, { ...sender, company })
  expect(html).toContain('<p>Uno<br>dos &#60;3</p><p><a href="https://a.example/x?y=1">https://a.example/x?y=1</a></p>')
})

test('an API without a site sends what was written, and nothing around it', () => {
  const letter = letterOf({ ...row, texto: 'Hola' }, sender)
  expect([letter.text, letter.html]).toEqual(['Hola', undefined])
})
