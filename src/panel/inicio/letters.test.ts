import { expect, test } from 'vitest'
import { withoutTls } from '#contract/undelivered.ts'
import { lostLetters, refusedLetters } from './letters.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const entry = (id: number, texto: string, created_at: string) => ({
  id,
  idUsuario: 0,
  usuario: 'visitante',
  texto,
  created_at,
})
const lost = 'No se pudo entregar a ana@example.com: Lista nueva (550 no such user)'

test('letters of the last week that reached nobody are counted; older ones and other entries are not', () => {
  const entries = [
    entry(4, lost, '2026-11-20T11:00:00Z'),
    entry(3, lost, '2026-11-14T11:00:00Z'),
    entry(2, lost, '2026-11-01T11:00:00Z'),
    entry(1, 'Mensaje enviado a las suscripciones: Lista nueva', '2026-11-20T10:00:00Z'),
  ]
  expect(lostLetters(entries, now)).toMatchObject([{ words: '2 correos que no se pudieron entregar' }])
})

test('without undelivered letters the list is empty', () => {
  expect(lostLetters([entry(1, lost, '')], now)).toEqual([])
})

test('where the API tells its letters, those that were refused are counted by their state', () => {
  const letter = { id: 1, para: [], created_at: '2026-11-20T10:00:00Z', motivo: '550 5.1.1' }
  expect(
    refusedLetters([
      { ...letter, situacion: 'fallida' },
      { ...letter, situacion: 'espera' },
      { ...letter, situacion: 'espera' },
      { ...letter, situacion: 'espera', motivo: undefined },
      { ...letter, situacion: 'enviada', motivo: undefined },
    ]),
  ).toMatchObject([
    { words: '1 correo que no se pudo entregar', ways: [{ destination: { screen: 305, id: 0 } }] },
    { words: '2 correos que todavía no salieron' },
  ])
})

test('letters that wait for TLS say the word that lets them go', () => {
  const letter = { id: 1, para: [], created_at: '2026-11-20T10:00:00Z', situacion: 'espera' as const }
  expect(refusedLetters([{ ...letter, motivo: `${withoutTls} (502)` }])).toMatchObject([
    { words: `1 correo que todavía no salió: ${withoutTls}` },
  ])
})
