import { expect, test } from 'vitest'
import { contacto } from '#mocks/seed/contacto.ts'
import { producto, productos } from '#mocks/fixtures/producto.ts'
import { sliders } from '#mocks/seed/sliders.ts'
import type { Banner } from '#contract/banner.ts'
import type { Carta } from '#contract/carta.ts'
import { missing, type Facts } from './missing.ts'

const banner: Banner = { id: 1, titulo: '', texto: '', imagen: '', seccion: 'home', textoboton: '', link: '' }
const lista = { id: 1, orden: 1, numeropedido: '1', formato: 'pdf', peso: '1', file: 'lista.pdf' }
const carta: Carta = { id: 1, para: [], created_at: '2026-11-20T10:00:00Z', situacion: 'espera' }

/** A company that can open. */
const open: Facts = {
  marca: { nombre: 'Cables del Sur' },
  logos: { navbar: 'logo.png', footer: '' },
  contacto: [contacto],
  sliders,
  banners: [banner],
  productos: [producto()],
  listas: [lista],
  metadatos: [
    { id: 1, seccion: 'home', claves: 'cables' },
    { id: 2, seccion: 'videos', claves: '' },
  ],
  cartas: [carta, { ...carta, situacion: 'enviada' }],
  restos: [],
}

test.each<[description: string, Partial<Facts>, ids: string[]]>([
  ['all is there', {}, []],
  ['no name', { marca: { nombre: '' } }, ['nombre']],
  ['no logo', { logos: { navbar: '', footer: 'pie.png' } }, ['logo']],
  ['no email', { contacto: [{ ...contacto, email: '' }] }, ['contacto']],
  ['neither slide nor banner', { sliders: [] }, ['portada']],
  ['no slide, but a banner', { sliders: [], banners: [{ ...banner, titulo: 'Cables' }] }, []],
  ['no product', { productos: [] }, ['productos', 'fotos']],
  ['no picture', { productos }, ['fotos']],
  ['no price list', { listas: [] }, ['listas']],
  ['no keywords', { metadatos: [{ id: 1, seccion: 'home', claves: '' }] }, ['palabras']],
  ['no letter went out', { cartas: [carta] }, ['correo']],
  ['no letter', { cartas: [] }, ['correo']],
  [
    'what cannot be known is left out',
    { cartas: undefined, logos: undefined, marca: undefined, restos: undefined },
    [],
  ],
  ['records of the demo', { restos: [{ recurso: 'novedades', cantidad: 6 }] }, ['demo']],
])('%s', (_, some, ids) => {
  expect(missing({ ...open, ...some }).map(({ id }) => id)).toEqual(ids)
})

test('each has its way, and what is left of the demo one for each collection', () => {
  const restos = [
    { recurso: 'novedades', cantidad: 6 },
    { recurso: 'clientes', cantidad: 2 },
    { recurso: 'otra', cantidad: 1 },
  ]
  expect(missing({ ...open, productos: [], restos }).map(({ ways }) => ways)).toEqual([
    [{ label: 'Carga Masiva', destination: { screen: 130, id: 0 } }],
    [{ label: 'Productos: Mostrar', destination: { screen: 25, id: 0 } }],
    [
      { label: 'Novedades (6)', destination: { screen: 40, id: 0 } },
      { label: 'Clientes: Mostrar (2)', destination: { screen: 105, id: 0 } },
    ],
  ])
})
