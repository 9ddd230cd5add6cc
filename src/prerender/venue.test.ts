import { expect, test } from 'vitest'
import { parseVenue } from './venue.ts'

test.each([
  ['Predio Ferial Córdoba, 16 al 19 de septiembre. Stand B-24.', 'Predio Ferial Córdoba'],
  ['Centro de Convenciones, 20 al 23 de mayo. Stand 112.', 'Centro de Convenciones'],
  ['Villa María, 12 de marzo.', 'Villa María'],
  ['Del 11 al 15 de mayo de 2027, La Rural', 'La Rural'],
  ['Del 11 al 15 de mayo de 2027 en el Predio Ferial (Córdoba)', 'Predio Ferial'],
  ['Predio Ferial Córdoba - 11 al 15 de mayo de 2027', 'Predio Ferial Córdoba'],
  ['Organiza la Cámara de Comercio: 3 de mayo, Rosario', 'Rosario'],
  ['Pabellón Azul, stand 12, Costa Salguero, 3 de mayo', 'Costa Salguero'],
])('%s: %s', (caption, place) => expect(parseVenue(caption)).toBe(place))

test.each([
  ['Del 11 al 15 de mayo de 2027'],
  ['11 al 15 de mayo'],
  ['30 de abril al 4 de mayo de 2027'],
  ['Stand 112, 20 al 23 de mayo'],
  ['Entrada gratuita, 20 al 23 de mayo'],
  ['Centro de nuestras miradas, 20 al 23 de mayo'],
  ['Rosario nos recibió con alegría, 20 al 23 de mayo'],
  ['Sábado, 12 de marzo'],
  ['Próximamente'],
  ['11 al 15 de mayo. Organiza: Cámara de Ferreteros'],
  ['Invitan: Bolsa de Comercio y Club Atlético, 11 de mayo'],
  ['Organizada por: Universidad Tecnológica'],
  [''],
])('%j names no place', (caption) => expect(parseVenue(caption)).toBeUndefined())
