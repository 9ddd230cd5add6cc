import { expect, test } from 'vitest'
import { fixedEntries, findEntries, rank, recordEntry } from './entries.ts'

const labels = (admin: boolean) => fixedEntries(admin, () => true).map(({ label }) => label)

test('a user finds the screens and actions of the own role alone', () => {
  expect(labels(true)).toEqual(expect.arrayContaining(['Usuarios: Mostrar', 'Crear Usuario', 'Mi cuenta', 'Papelera']))
  expect(labels(false)).toEqual(expect.arrayContaining(['Home: Slider', 'Crear Producto', 'Mi cuenta']))
  expect(labels(false).filter((label) => /usuario|cliente|historial|masiva|metadato|suscripci/i.test(label))).toEqual(
    [],
  )
  expect(fixedEntries(true, ({ folder }) => folder !== 'papelera').map(({ label }) => label)).not.toContain('Papelera')
})

test('accents and capitals do not count; the start counts most, then the start of a word', () => {
  expect(rank('Novedades', 'NÓVE')).toBe(0)
  expect(rank('Home: Slider', 'sli')).toBe(1)
  expect(rank('Home: Slider', 'lider')).toBe(2)
  expect(rank('Home: Slider', 'slider home')).toBe(1)
  expect(rank('Home: Slider', 'slider x')).toBeUndefined()
})

test('the best comes first, words of the note count last, and no more than asked', () => {
  const entries = [
    recordEntry('Sin nada', 'Video', 82, 1),
    recordEntry('Un video', 'Feria', 71, 2),
    recordEntry('Video de armado', 'Video', 82, 3),
  ]
  expect(findEntries(entries, 'video', 9).map(({ destination }) => destination.id)).toEqual([3, 2, 1])
  expect(findEntries(entries, 'video', 1)).toHaveLength(1)
})
