import { expect, test } from 'vitest'
import { trackedEntities } from '#contract/registros.ts'
import { screens } from '../screens.ts'
import { everySection, getFirstScreen, findSection, sections } from './index.ts'
import { archivos } from './archivos/section.ts'
import { logos } from './logos/section.ts'
import { sortSections, getScreens, visibleTo, type Section } from './section.ts'
import { usuarios } from './usuarios/section.ts'

const later = new Set(trackedEntities.filter(({ since }) => since > 1).map(({ resource }) => resource))
const original = sections.filter(({ resource = '' }) => !later.has(resource))
const literal = original.filter(({ extension }: Section) => !extension)
const codes = literal.flatMap((section) => getScreens(section).map(([, code]) => code))
const shown = (section: Section) => `${section.entry} ${getFirstScreen(section)}`

test('every code of §2.15 has one screen', () => {
  const expectedCodes = [
    1, 2, 29, 7, 8, 32, 31, 33, 25, 26, 27, 28, 50, 52, 53, 60, 62, 63, 40, 41, 42, 70, 71, 72, 73, 80, 81, 82, 13, 108,
    109, 110, 19, 99, 100, 101, 105, 300, 17, 18, 90, 91, 130,
  ]
  expect(codes.toSorted((a, b) => a - b)).toEqual(expectedCodes.toSorted((a, b) => a - b))
})

test('every entry opens a screen of its own section', () => {
  for (const section of sections) expect(findSection(getFirstScreen(section))).toBe(section)
})

test('the sidebar of a regular user, and what an administrator sees besides', () => {
  expect(original.filter(visibleTo(false)).map(shown)).toEqual([
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
  expect(original.filter(({ admin }) => admin).map(shown)).toEqual([
    'Marca 20',
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
  expect(findSection(101)?.admin).toBe(true)
  expect(findSection(53)?.admin).toBeUndefined()
  expect(findSection(4)).toBeUndefined()
})

type Screens = Readonly<Record<string, unknown>>
const files = import.meta.glob<Screens>('./*/*.tsx', { eager: true })
const names = { list: 'List', create: 'Create', edit: 'Edit', gallery: 'Gallery', form: 'Form', home: 'Home' } as const

test('every section has its screens beside it: a component for each of its codes, and no other', () => {
  const expected = everySection.map((section) => {
    const exported = getScreens(section).map(([role]) => names[role])
    return [`./${section.folder}/${section.folder}.tsx`, exported.toSorted()] as const
  })
  const actual = Object.entries(files).map(([file, exported]) => [file, Object.keys(exported).toSorted()] as const)
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected))
  expect(everySection.flatMap(getScreens).filter(([, code]) => !(code in screens))).toEqual([])
})

test('no code opens two screens', () => {
  const every = everySection.flatMap((section) =>
    getScreens(section).map(([role, code]) => ({ code, opens: `${section.folder} ${role}` })),
  )
  const opened = [...Map.groupBy(every, ({ code }) => code)].map(([code, group]) => [
    code,
    ...group.map(({ opens }) => opens),
  ])
  expect(opened.filter(({ length }) => length > 2)).toEqual([])
})

test('a section that §2.15 does not know follows those of the same users', () => {
  const base = { about: '', list: 900 }
  const unlisted = {
    './avisos/section.ts': { avisos: { ...base, entry: 'Avisos' } },
    './altas/section.ts': { altas: { ...base, entry: 'Altas', admin: true as const } },
  }
  const others = {
    './logos/section.ts': { logos },
    './usuarios/section.ts': { usuarios },
    './archivos/section.ts': { archivos },
  }
  expect(sortSections({ ...unlisted, ...others }).map(({ folder }) => folder)).toEqual([
    'logos',
    'avisos',
    'usuarios',
    'altas',
    'archivos',
  ])
})
