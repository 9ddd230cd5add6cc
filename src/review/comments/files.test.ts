import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Marked } from '../screens/marked.ts'
import { edited, gone, replied } from './comment.ts'
import { commentsJson, commentsZip, readFile } from './files.ts'
import { commentsMarkdown } from './markdown.ts'
import { readReview, Refused } from './review-json.ts'
import { comment, spot } from './testing.ts'

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const first = comment({ id: 'comentario-1', picture: pixel })
const second = replied(
  edited(
    comment({
      id: 'comentario-2',
      spot: spot({ address: '/admin/panel#s=50', scenario: 'obtenerServicios:empty' }),
    }),
    'Más grande',
  ),
  'Beto',
  '<b>ya</b>',
)
const entries = [first, second, gone({ id: 'comentario-3' })]
const marked: readonly Marked[] = [
  { id: 'panel/50 empty', as: 'change', at: first.made, by: 'Beto' },
  { id: '/servicios filled', as: 'approved', at: first.made, by: '' },
  { id: '/servicios down', as: null, at: first.made, by: 'Ana' },
  { id: 'ya no está', as: 'seen', at: first.made, by: '' },
  { id: '/servicios filled', as: 'change', at: first.made, by: 'Beto' },
]
const blob = (text: string) => new Blob([text])

test('a zip has the page, its pictures and the file to import', async () => {
  const zip = commentsZip(entries, 'https://demo.example', marked)
  const files = unzipSync(zip)
  expect(Object.keys(files).toSorted()).toEqual(['comentarios.json', 'comentarios.md', 'imagenes/1.png'])
  expect([...(files['imagenes/1.png']?.slice(1, 4) ?? [])]).toEqual([...strToU8('PNG')])
  const page = strFromU8(files['comentarios.md'] ?? new Uint8Array())
  expect(page).toContain('![Comentario 1](imagenes/1.png)')
  expect(page).toContain('https://demo.example/admin/panel?escenario=obtenerServicios:empty#s=50')
  expect(await readFile(new Blob([zip]))).toEqual({ comments: entries, marks: marked })
  expect(await readFile(blob(commentsJson(entries)))).toEqual({ comments: entries, marks: [] })
})

test('every export has the marks, without removed ones', async () => {
  expect(commentsMarkdown([], 'https://demo.example', marked)).toMatchInlineSnapshot(`
    "# Comentarios de la revisión

    0 en total, 0 sin resolver.

    ## Pantallas revisadas

    ### A cambiar (2)

    - [Servicios (50): Sin nada](<https://demo.example/admin/panel?escenario=rol:editor,obtenerServicios:empty#s=50>) · Beto · 20/11/26, 09:00
    - [Servicios: Con datos](<https://demo.example/servicios>) · Beto · 20/11/26, 09:00

    ### Aprobado (1)

    - [Servicios: Con datos](<https://demo.example/servicios>) · 20/11/26, 09:00

    ### Visto (1)

    - ya no está · 20/11/26, 09:00
    "
  `)
})

test('a file of version 1 is read, with or without marks; how it found an element is left out', () => {
  expect(readReview('{"format":"vidriera-comentarios","version":1,"comments":[]}')).toEqual({ comments: [], marks: [] })
  const element = { role: 'button', name: 'Enviar', nth: 2, selector: 'main > button', listed: true }
  const text = fileText({
    version: 1,
    comments: [{ ...first, spot: { ...first.spot, element } }],
    marks: marked.slice(0, 1),
  })
  expect(readReview(text)).toEqual({ comments: [first], marks: marked.slice(0, 1) })
})

test('any text is plain words in Markdown', () => {
  const hostile =
    '# Hola\n![x](http://malo.example/a.png) <img src=x onerror=alert(1)> [b](javascript:alert(1))\n- a\n1. b\n---\nhttps://malo.example'
  const page = commentsMarkdown(
    [comment({ id: 'comentario-1', said: { text: hostile, at: first.made }, author: 'A\n# B' })],
    '',
  )
  expect(page).toMatchInlineSnapshot(`
    "# Comentarios de la revisión

    1 en total, 1 sin resolver.

    ## Inicio (/)

    ### 1. Abierto · A \\# B · 20/11/26, 09:00

    > \\# Hola
    > \\!\\[x\\](http\\://malo.example/a.png) \\<img src=x onerror=alert(1)\\> \\[b\\](javascript:alert(1))
    > \\- a
    > 1\\. b
    > \\---
    > https\\://malo.example

    [Abrir la pantalla](</>) · button «Enviar» · 1440 x 900 · versión main-prueba
    "
  `)
})

const fileText = (overrides: object) =>
  JSON.stringify({ format: 'vidriera-comentarios', version: 2, comments: [], marks: [], ...overrides })
const changed = (overrides: object) => fileText({ comments: [{ ...first, ...overrides }] })
const earlier = { text: 'a', at: first.made }
const said = (overrides: object) => changed({ said: { ...first.said, ...overrides } })
const withAddress = (address: string) => changed({ spot: { ...first.spot, address } })

test.each([
  ['no JSON', '{', /no es de comentarios/],
  ['something else', '{"a":1}', /no es de comentarios/],
  ['a newer format', fileText({ version: 3 }), /otra versión/],
  ['no list', fileText({ comments: {} }), /no es una lista/],
  ['one thing twice', fileText({ comments: [first, first] }), /Comentario 2: está dos veces/],
  ['a script for an address', withAddress('javascript:alert(1)'), /no es una dirección de este sitio/],
  ['another site', withAddress('//malo.example'), /no es una dirección de este sitio/],
  ['another site, by backslash', withAddress(String.raw`/\malo.example`), /no es una dirección de este sitio/],
  ['a picture with a script', changed({ picture: 'data:image/svg+xml;base64,AAAA' }), /no es una imagen/],
  ['a picture from elsewhere', changed({ picture: 'https://malo.example/a.png' }), /no es una imagen/],
  ['a number for text', changed({ said: { text: 1, at: first.made } }), /Comentario 1, texto: falta, o no es texto/],
  ['no text', changed({ said: { text: ' ', at: first.made } }), /está vacío/],
  ['an earlier text that is none', said({ previous: [{ text: 'a' }] }), /texto anterior 1, fecha: no es una fecha/],
  ['an earlier text twice', said({ previous: [earlier, earlier] }), /texto anterior 2: está dos veces/],
  ['more edits than anybody makes', said({ changes: 1e9 }), /cambios: no es un número/],
  ['a text of a megabyte', changed({ said: { text: 'a'.repeat(1_000_000), at: first.made } }), /pasa de 10.000/],
  ['a text without end', changed({ said: { text: 'a'.repeat(10_001), at: first.made } }), /pasa de 10.000 caracteres/],
  ['a day to come', changed({ said: { text: 'a', at: '2999-01-01T00:00:00.000Z' } }), /todavía no llegó/],
  ['no date', changed({ made: 'ayer' }), /no es una fecha/],
  ['a strange id', changed({ id: '../../etc' }), /no es un identificador/],
  ['a missing part', changed({ spot: undefined }), /lugar: no es lo que se esperaba/],
  ['a mark that is none', fileText({ marks: [{ ...marked[0], as: 'wonderful' }] }), /Marca 1: no es una marca/],
  ['two marks of one reviewer for one state', fileText({ marks: [marked[0], marked[0]] }), /Marca 2: está dos veces/],
  ['a wrong reply', changed({ replies: [{ id: 'respuesta-1' }] }), /respuesta 1, autor/],
])('a file with %s is refused whole', (_, text, reason) => {
  expect(() => readReview(text)).toThrow(Refused)
  expect(() => readReview(text)).toThrow(reason)
})

const zipped = commentsZip(entries, '')
test.each([
  ['cut', zipped.slice(0, Math.floor(zipped.length * 0.9)), /./],
  ['a zip without the comments', zipSync({ 'otro.txt': strToU8('a') }), /no tiene comentarios.json/],
  ['a zip with a way out', zipSync({ '../comentarios.json': strToU8(commentsJson(entries)) }), /no tiene/],
  ['too large', zipSync({ 'comentarios.json': new Uint8Array(70_000_000) }, { level: 9 }), /demasiado grande/],
  ['no zip', new Uint8Array([0x50, 0x4b, 1, 2, 3]), /dañado/],
])('a file that is %s is refused', async (_, bytes, reason) => {
  const read = readFile(new Blob([bytes]))
  await expect(read).rejects.toThrow(Refused)
  await expect(read).rejects.toThrow(reason)
})
