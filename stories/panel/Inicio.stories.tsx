import { expect, within } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { producto } from '#mocks/fixtures/producto.ts'
import { seed } from '#mocks/seed/index.ts'
import { inicio } from '#panel/sections/inicio/section.ts'
import { answers, as, inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { longText } from './steps.ts'
import { clicks, clicksOn, inOrder, presses } from '../play.ts'
import { counts, lacks, sees, seesA } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({ ...ofRelease, title: 'panel/Inicio (302)', ...inPanel('admin', inicio.home) })

const toOpen = 'Para abrir el sitio falta'
export const Administrador = meta.story({
  ...ofTest,
  ...shows(inicio.home, 'filled'),
  play: inOrder(
    sees('2 clientes por activar'),
    sees('Novedad creada: Nueva línea de anclajes para hormigón'),
    lacks(toOpen),
    async ({ canvas }) => {
      await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Clientes: Mostrar' })).toBeVisible()
      await expect(canvas.getByTitle('2 clientes por activar')).toHaveTextContent('2 por activar')
    },
  ),
})

/** An editor sees neither customers nor history. */
export const Editor = meta.story({
  beforeEach: as('editor'),
  play: inOrder(sees('No hay nada pendiente.'), lacks('Últimos cambios'), ({ canvas }) =>
    expect(within(canvas.getByRole('main')).queryByText('Clientes: Mostrar')).toBeNull(),
  ),
})

/** `link`: a field that the backend has besides. */
const product = { ...producto({ imagenes: [], sub_productos: [] }), link: null }
const slide = { ...seed.tables.sliders[0], linkboton: '/productos?id=99' }

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
    clicks('link', /\(\/productos\?id=99\)$/),
    seesA('heading', /^Editar Slider/),
  ),
})
/** An API that does not list its letters: undelivered ones lead to their entries of the history. */
export const CorreosSinEntregar = meta.story({
  parameters: { scenario: 'obtenerExtensiones:empty' },
  beforeEach: answers('/api/obtenerHistorial', [
    { id: 9, usuario: 'correo', texto: 'No se pudo entregar a ana@example.com', created_at: new Date().toISOString() },
  ]),
  play: inOrder(sees('1 correo que no se pudo entregar'), clicks('link', 'Ver a quién'), async ({ canvas }) =>
    expect(await canvas.findByRole('searchbox')).toHaveValue('No se pudo entregar a'),
  ),
})
/** A server that renders thousands of pages reports its progress. */
export const Publicando = meta.story({
  beforeEach: answers('/api/obtenerPublicacion', { hechas: 1_200, total: 5_019 }),
  play: sees(/^Publicando el sitio: 1\.200 páginas listas de 5\.019\./),
})

/** A server that copies its base says when it last did; late or missing, it says what to do. */
const copied = (copia: string) => answers('/api/obtenerPublicacion', { hechas: 0, total: 0, copia })
export const Copia = meta.story({
  beforeEach: copied(new Date().toISOString()),
  play: sees(/^Última copia de seguridad: /),
})
export const CopiaVieja = meta.story({
  beforeEach: copied('2020-01-31T15:12:00.000Z'),
  play: sees(
    /^La última copia de seguridad es del 31\/01\/2020, 12:12: en el servidor, revisá que se sigan haciendo\.$/,
  ),
})
export const SinCopia = meta.story({
  beforeEach: copied(''),
  play: sees(/^Todavía no hay ninguna copia de seguridad\. Se hace en el servidor, con «vd copia»\.$/),
})

/** A new company: each missing item leads to its screen, and stays away once dismissed. */
export const Falta = meta.story({
  ...ofTest,
  parameters: {
    seed: { productos: [], imagenesProducto: [], sliders: [], banners: [], archivos: [], metadatos: [], logos: [] },
  },
  play: async ({ canvas }) => {
    const missing = await canvas.findByRole('region', { name: toOpen })
    await inOrder(counts(6, 'link'), presses('No mostrar más'))({ canvas: within(missing) })
    await lacks(toOpen)({ canvas })
  },
})
/** A company with a name of its own sees the remaining records of the demo. */
export const QuedaDeLaDemo = meta.story({
  parameters: { seed: { marca: [{ id: 1, nombre: 'Cables del Sur' }] } },
  play: inOrder(
    clicksOn('Lo que queda de la demo, sin cambios'),
    clicks('link', 'Novedades (6)'),
    seesA('heading', /^Novedades/),
  ),
})

export const NadaPendiente = meta.story({ ...shows(inicio.home, 'empty'), beforeEach: as('editor') })
export const Cargando = meta.story(shows(inicio.home, 'loading'))
export const NoCarga = meta.story(shows(inicio.home, 'down'))
