import { expect, test } from 'vitest'
import { screens } from '../screens.ts'
import { everySection, firstOf, screensOf, sectionOf, sections, visibleTo } from './index.ts'
import { cuenta } from './cuenta.ts'
import { inicio } from './inicio.ts'
import { papelera } from './papelera.ts'
import { eachCodeOnce, type Section } from './section.ts'
import { servicios } from './servicios.ts'

const literal = sections.filter(({ extension }: Section) => !extension)
const codes = literal.flatMap((section) => screensOf(section).map(([, code]) => code))
const shown = (section: Section) => `${section.entry} ${firstOf(section)}`

test('every code of §2.15 has one screen', () => {
  const all = [
    1, 2, 29, 7, 8, 32, 31, 33, 25, 26, 27, 28, 50, 52, 53, 60, 62, 63, 40, 41, 42, 70, 71, 72, 73, 80, 81, 82, 13, 108,
    109, 110, 19, 99, 100, 101, 105, 300, 17, 18, 90, 91, 130,
  ]
  expect(codes.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
})

test('every entry opens a screen of its own section', () => {
  for (const section of sections) expect(sectionOf(firstOf(section))).toBe(section)
})

test('the sidebar of a regular user, and what an administrator sees besides', () => {
  expect(sections.filter(visibleTo(false)).map(shown)).toEqual([
    'Home: Slider 1',
    'Home: Banner 7',
    'Empresa: Banner 8',
    'Empresa: Valores 32',
    'Productos: Mostrar 25',
    'Servicios 50',
    'Descargas 60',
    'Novedades 40',
    'Ferias 70',
    'Videos 80',
    'Contacto 13',
    'Zona Privada 108',
    'Logos 19',
  ])
  expect(sections.filter(({ admin }) => admin).map(shown)).toEqual([
    'Usuarios: Mostrar 99',
    'Clientes: Mostrar 105',
    'Historial 300',
    'Suscripciones: Mostrar 17',
    'Suscripciones: Enviar Mensaje 18',
    'Correos 305',
    'Metadatos 90',
    'Carga Masiva 130',
  ])
})

test('a forced code keeps the rule of its section', () => {
  expect(sectionOf(101)?.admin).toBe(true)
  expect(sectionOf(53)?.admin).toBeUndefined()
  expect(sectionOf(4)).toBeUndefined()
})

type Screens = Readonly<Record<string, unknown>>
const files = import.meta.glob<Screens>('../screens/*.tsx', { eager: true })
const names = { list: 'List', create: 'Create', edit: 'Edit', gallery: 'Gallery', form: 'Form', home: 'Home' } as const

test('every file of screens exports a component for each screen of its section, and no other', () => {
  const expected = everySection.map((section) => {
    const exported = screensOf(section).map(([role]) => names[role])
    return [`../screens/${section.file}.tsx`, exported.toSorted()] as const
  })
  const found = Object.entries(files).map(([file, exported]) => [file, Object.keys(exported).toSorted()] as const)
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  expect([...codes, papelera.list, inicio.home, cuenta.form].filter((code) => !(code in screens))).toEqual([])
})

test('a code that is used twice is a type error that names it', () => {
  // @ts-expect-error servicios uses 52 as well
  eachCodeOnce({ servicios, avisos: { entry: 'Avisos', about: '', list: 120, create: 52 } })
  // @ts-expect-error one section uses 120 for two screens
  eachCodeOnce({ avisos: { entry: 'Avisos', about: '', list: 120, create: 120 } })
  expect(eachCodeOnce({ servicios, avisos: { entry: 'Avisos', about: '', list: 120 } })).toHaveProperty('avisos')
})
