import { expect, test } from 'vitest'
import { fits, getFileKind, nameForUpload } from './library.ts'

test.each([
  ['bulon.JPG', 'Imagen', true, true],
  ['armado.mp4', 'Video', false, true],
  ['lista.xlsx', 'Documento', false, false],
  ['sin-extension', 'Documento', false, false],
])('%s', (nombre, kind, image, media) => {
  expect([
    getFileKind({ nombre }),
    fits('image', { nombre }),
    fits('media', { nombre }),
    fits('any', { nombre }),
  ]).toEqual([kind, image, media, true])
})

test('the signs that a store has added to a name are left out, and no other', () => {
  expect(['foto-1a2b3c4d.jpg', 'foto-12.jpg', 'lista-0001-00012391.pdf'].map(nameForUpload)).toEqual([
    'foto.jpg',
    'foto-12.jpg',
    'lista-0001-00012391.pdf',
  ])
})
