import { describe, expect, test } from 'vitest'
import { systemColours } from '../company.ts'
import { toLetter } from './letter.ts'

const company = { name: 'Fundición & Hijos', colours: { ...systemColours, accent: '#0a7d4f' }, logo: '/icons/logo.png' }
const row = { id: 4, a: ['ana@example.com'], asunto: 'Hola', created_at: '2026-11-24T10:00:00.000Z', proximo: 0 }
const sender = { from: 'ventas@example.com', site: 'https://www.example.com' }

test.each([
  ['a plain one', 'Elegila acá:\n\nhttps://www.example.com/api/clave?llave=a.b\n\n<3'],
  ['one with signs of markup', '<p>Novedades</p>'],
])('%s carries the company’s name, colour and logo', (_, texto) => {
  const { text, html = '' } = toLetter({ ...row, texto }, { ...sender, company })
  expect(text).toContain('\n-- \nFundición & Hijos\n')
  expect(html).toContain('src="https://www.example.com/icons/logo.png" alt="Fundición &#38; Hijos"')
  expect(html).toContain('border-top:3px solid #0a7d4f')
})

test('a plain letter keeps its lines, its signs and its links', () => {
  const { html } = toLetter({ ...row, texto: 'Uno\ndos <3\n\nhttps://a.example/x?y=1' }, { ...sender, company })
  expect(html).toContain('<p>Uno<br>dos &#60;3</p><p><a href="https://a.example/x?y=1">https://a.example/x?y=1</a></p>')
})

test('an API without a site sends what was written, and nothing around it', () => {
  const letter = toLetter({ ...row, texto: 'Hola' }, sender)
  expect([letter.text, letter.html]).toEqual(['Hola', undefined])
})

describe('what a visitor or the panel wrote is text', () => {
  const html = (texto: string, extraFields: object = {}) =>
    toLetter({ ...row, texto, ...extraFields }, { ...sender, company }).html ?? ''
  const inside = (texto: string, extraFields?: object) =>
    /<img[^>]*>(.*)<p><small>/s.exec(html(texto, extraFields))?.[1]

  test.each([
    ['Juan Perez <juan@taller.com>', '<p>Juan Perez &#60;juan@taller.com&#62;</p>'],
    ['<img src="https://evil.example/x.png">', '<p>&#60;img src=&#34;https://evil.example/x.png&#34;&#62;</p>'],
    ['<a href="https://evil.example">Ver</a>', '<p>&#60;a href=&#34;https://evil.example&#34;&#62;Ver&#60;/a&#62;</p>'],
    ['a &lt; b & c', '<p>a &#38;lt; b &#38; c</p>'],
    ['Uno\r\ndos\rtres\n\n\ncuatro\n\n\n\ncinco', '<p>Uno<br>dos<br>tres</p><p><br>cuatro</p><p><br></p><p>cinco</p>'],
    ['javascript:alert(1) http://x', '<p>javascript:alert(1) http://x</p>'],
  ])("a visitor's %j", (texto, expected) => {
    const letter = toLetter({ ...row, texto, responder: 'juan@taller.com' }, { ...sender, company })
    expect([inside(texto, { responder: 'juan@taller.com' }), letter.text.startsWith(texto)]).toEqual([expected, true])
  })

  test("a visitor's link is one where it leads to the site, the panel's wherever it leads, without the sentence's signs", () => {
    const texto = 'Ver (https://www.example.com/p?a=1&b=2), o https://www.example.com.evil.example/x.'
    const ownLink = '<a href="https://www.example.com/p?a=1&#38;b=2">https://www.example.com/p?a=1&#38;b=2</a>'
    const foreignUrl = 'https://www.example.com.evil.example/x'
    expect([inside(texto, { responder: 'a@example.com' }), inside(texto)]).toEqual([
      `<p>Ver (${ownLink}), o ${foreignUrl}.</p>`,
      `<p>Ver (${ownLink}), o <a href="${foreignUrl}">${foreignUrl}</a>.</p>`,
    ])
  })

  test('a subject keeps names and signs, on one line', () => {
    const asunto = `Contacto desde la web de Juan <juan@taller.com>\r\nBcc: otra@example.com\u2028\t(${'Taller '.repeat(40)})`
    const { subject } = toLetter({ ...row, asunto, texto: '' }, sender)
    expect(subject).toBe(
      `Contacto desde la web de Juan <juan@taller.com> Bcc: otra@example.com (${'Taller '.repeat(40)})`,
    )
  })
})
