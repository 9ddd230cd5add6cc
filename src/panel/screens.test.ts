import { expect, test } from 'vitest'
import { sectionOf, sections, visibleTo } from './screens.ts'

const codes = sections.flatMap(({ screens }) => Object.keys(screens).map(Number))

test('every code of §2.15 has one screen', () => {
  const all = [
    1, 2, 29, 7, 8, 32, 31, 33, 25, 26, 27, 28, 50, 52, 53, 60, 62, 63, 40, 41, 42, 70, 71, 72, 73, 80, 81, 82, 13, 108,
    109, 110, 19, 99, 100, 101, 105, 300, 17, 18, 90, 91, 130,
  ]
  expect(codes.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b))
})

test('every entry opens a screen of its own section', () => {
  for (const { code, screens } of sections) expect(screens).toHaveProperty(String(code))
})

test('the sidebar of a regular user, and what an administrator sees besides', () => {
  expect(sections.filter(visibleTo(false)).map(({ entry, code }) => `${entry} ${code}`)).toEqual([
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
  expect(sections.filter(({ admin }) => admin).map(({ entry, code }) => `${entry} ${code}`)).toEqual([
    'Usuarios: Mostrar 99',
    'Clientes: Mostrar 105',
    'Historial 300',
    'Suscripciones: Mostrar 17',
    'Suscripciones: Enviar Mensaje 18',
    'Metadatos 90',
    'Carga Masiva 130',
  ])
})

test('a forced code keeps the rule of its section', () => {
  expect(sectionOf(101)?.admin).toBe(true)
  expect(sectionOf(53)?.admin).toBeUndefined()
  expect(sectionOf(4)).toBeUndefined()
})
