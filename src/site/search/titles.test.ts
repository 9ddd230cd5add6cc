import { expect, test } from 'vitest'
import { titlesFound } from './titles.ts'

const items = [
  { titulo: 'Renovamos el laboratorio', texto: '<p>Un durómetro nuevo para cada bulón.</p>' },
  { titulo: 'Cómo leer las marcas de un bulón', texto: '<p>Grado 8.8 &amp; más</p>' },
  { titulo: 'Tabla de pares de apriete' },
]
const titles = (query: string) => titlesFound(items, query).map(({ titulo }) => titulo)

test.each([
  ['bulones', ['Cómo leer las marcas de un bulón', 'Renovamos el laboratorio']],
  ['TABLA pares', ['Tabla de pares de apriete']],
  ['8.8', ['Cómo leer las marcas de un bulón']],
  ['labor', ['Renovamos el laboratorio']],
  ['amp', []],
  ['', []],
  ['remache', []],
  ['zzzzqq', []],
  ['rreennoo', []],
])('%j', (query, expected) => expect(titles(query)).toEqual(expected))
