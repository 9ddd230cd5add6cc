import { expect, userEvent, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { inicio } from '../../src/panel/sections/inicio/section.ts'
import { answers, as, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { longText } from './steps.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { clicks, clicksOn, inOrder, lacks, sees, seesA } from '../play.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Inicio (302)', ...inPanel('admin', inicio.home) })

export const Administrador = meta.story({
  ...ofTest,
  ...shows(inicio.home, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 clientes por activar')).toBeVisible()
    await expect(await canvas.findByText('Novedad creada: Nueva línea de anclajes para hormigón')).toBeVisible()
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Clientes: Mostrar' })).toBeVisible()
    await expect(canvas.queryByText('Para abrir el sitio falta')).toBeNull()
    await expect(canvas.getByTitle('2 clientes por activar')).toHaveTextContent('2 por activar')
  },
})

/** An editor sees neither customers nor history. */
export const Editor = meta.story({
  beforeEach: as('editor'),
  play: inOrder(sees('No hay nada pendiente.'), lacks('Últimos cambios'), ({ canvas }) =>
    expect(within(canvas.getByRole('main')).queryByText('Clientes: Mostrar')).toBeNull(),
  ),
})

const product = { id: 1, orden: 1, nombre: 'Bulón U', texto: '', destacado: 0, imagenes: [], sub_productos: [] }
const slide = {
  id: 1,
  orden: 1,
  texto: '<p>Verano</p>',
  textoboton: 'Ver',
  linkboton: '/productos?id=99',
  imagen: 'demo/sliders/slider-1.jpg',
}

/** Products without picture or sizes, and a link to a product that is gone; each leads to its form. */
export const Pendiente = meta.story({
  ...ofTest,
  beforeEach: (context) => {
    answers('/api/obtenerProductos', [product, { ...product, id: 2, nombre: longText }])(context)
    answers('/api/obtenerSliders', [slide])(context)
  },
  play: inOrder(
    clicksOn('2 productos sin imagen'),
    sees('2 productos sin medidas'),
    sees('1 enlace a algo que ya no está'),
    clicks('link', 'Verano (/productos?id=99)'),
    seesA('heading', /^Editar Slider/),
  ),
})
/** An API that does not tell its letters: undelivered ones lead to their entries of the history. */
export const CorreosSinEntregar = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  beforeEach: answers('/api/obtenerHistorial', [
    {
      id: 9,
      idUsuario: 0,
      usuario: 'correo',
      texto: 'No se pudo entregar a ana@example.com: Lista nueva (550 no such user)',
      created_at: new Date().toISOString(),
    },
  ]),
  play: inOrder(sees('1 correo que no se pudo entregar'), clicks('link', 'Ver a quién'), async ({ canvas }) =>
    expect(await canvas.findByRole('searchbox')).toHaveValue('No se pudo entregar a'),
  ),
})
/** A server that renders thousands of pages says how far it is. */
export const Publicando = meta.story({
  beforeEach: answers('/api/obtenerPublicacion', { hechas: 1_200, total: 5_019 }),
  play: sees(/^Publicando el sitio: 1\.200 páginas listas de 5\.019\./),
})

/** A new company: what is missing leads where it is done, and is told no more once dismissed. */
export const Falta = meta.story({
  ...ofTest,
  beforeEach: (context) => {
    localStorage.removeItem('panel.falta')
    for (const call of ['obtenerProductos', 'obtenerSliders', 'obtenerBanner', 'obtenerFileZonas', 'obtenerMetadatos'])
      answers(`/api/${call}`, [])(context)
    answers('/api/obtenerLogos', { navbar: '', footer: '' })(context)
    return () => localStorage.removeItem('panel.falta')
  },
  play: async ({ canvas }) => {
    const missing = within(await canvas.findByRole('region', { name: 'Para abrir el sitio falta' }))
    await expect(missing.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(missing.getByRole('button', { name: 'No mostrar más' }))
    await expect(canvas.queryByText('Para abrir el sitio falta')).toBeNull()
  },
})
/** Whoever has said a name of their own is told what is still the demo's. */
export const QuedaDeLaDemo = meta.story({
  parameters: { seed: { marca: [{ id: 1, nombre: 'Cables del Sur' }] } },
  play: async ({ canvas }) => {
    const missing = within(await canvas.findByRole('region', { name: 'Para abrir el sitio falta' }))
    await userEvent.click(missing.getByText('Lo que queda de la demo, sin cambios'))
    await userEvent.click(missing.getByRole('link', { name: 'Novedades (6)' }))
    await expect(await canvas.findByRole('heading', { name: /^Novedades/ })).toBeVisible()
  },
})

export const NadaPendiente = meta.story({ ...shows(inicio.home, 'empty'), beforeEach: as('editor') })
export const Cargando = meta.story(shows(inicio.home, 'loading'))
export const NoCarga = meta.story(shows(inicio.home, 'down'))
