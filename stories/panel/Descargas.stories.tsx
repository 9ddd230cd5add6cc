import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { descargas } from '#panel/sections/descargas/section.ts'
import { answers, inPanel } from './in-panel.tsx'
import { recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { inOrder, selects } from '../play.ts'
import { holds, leads, sees } from '../sees.ts'

const meta = preview.meta({ title: 'panel/Descargas (60, 62, 63)', ...inPanel('editor', descargas.list) })
const descarga = { ...seed.tables.archivos[0] }
const states = recordStates({ section: descargas, list: 'obtenerDescargas', row: descarga })

export const Lista = meta.story({
  ...shows(descargas.list, 'filled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 registros')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'PDF (se abre en otra pestaña)' })[0]).toHaveAttribute(
      'href',
      '/api/descargarArchive/1',
    )
  },
})
/** The name of each file, and its size and day where the API has these. */
export const ListaDiceDelArchivo = meta.story({
  beforeEach: answers('/api/obtenerDescargas', [
    { ...descarga, file: 'descargas/catalogo-0a1b2c3d.pdf', peso: '286.22', created_at: '2026-11-12T12:00:00Z' },
    { id: 2, orden: 2, titulo: 'Plantilla', file: 'descargas/plantilla.xlsx' },
  ]),
  play: inOrder(sees('catalogo.pdf · 286 KB · 12/11/2026'), sees('plantilla.xlsx')),
})
export const PorTipo = meta.story({
  play: inOrder(
    selects('Tipo', 'Planillas'),
    sees('2 de 6 registros'),
    selects('Tipo', 'PDF'),
    sees('4 de 6 registros'),
  ),
})
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)

export const Crear = meta.story({
  ...shows(descargas.create, 'editing'),
  play: holds({ Orden: '7', Título: '', Archivo: '' }),
})
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)

/** A file that is no picture shows as a link with its name. */
export const Editar = meta.story({
  ...states.Editar,
  play: leads('catalogo-general-2026.pdf', '/api/getImage/catalogo-general-2026.pdf'),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
