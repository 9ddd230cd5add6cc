import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '../../mocks/seed/index.ts'
import { descargas } from '../../src/panel/sections/descargas/section.ts'
import { obtenerDescarga } from '../../src/contract/descarga.ts'
import { answers, at, inPanel } from './in-panel.tsx'
import { recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { deletesFirst, isRefused, isRefusedWith, longText, save, searches } from './steps.ts'
import { inOrder, selects, uploads, writes } from '../play.ts'
import { alerts, isStored, leads, sees, seesA } from '../sees.ts'

const meta = preview.meta({ title: 'panel/Descargas (60, 62, 63)', ...inPanel('editor', descargas.list) })
const descarga = { ...seed.tables.archivos[0], titulo: longText }
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
/** The name of each file, and its size and day where the API tells these. */
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
export const ListaVacia = meta.story(shows(descargas.list, 'empty'))
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaTextoLargo = meta.story(states.ListaTextoLargo)
export const Busqueda = meta.story({ play: searches('6 registros', 'guia', '1 de 6 registros') })
export const Elimina = meta.story({ play: deletesFirst('Descarga eliminada con éxito', '5 registros') })

export const Crear = meta.story(shows(descargas.create, 'editing'))
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story({
  ...shows(descargas.create, 'refused'),
  play: isRefused('Título', 'Archivo'),
})
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const Creada = meta.story({
  args: { address: at(descargas.create) },
  play: inOrder(
    writes({ Título: 'Normas de embalaje' }),
    uploads('Archivo', () => new File(['Cada caja lleva su etiqueta.'], 'normas.txt', { type: 'text/plain' })),
    sees('normas.txt · 1 KB'),
    save,
    alerts('Descarga creada con éxito'),
    seesA('link', 'TXT (se abre en otra pestaña)'),
  ),
})

/** A file that is no picture shows as a link with its name. */
export const Editar = meta.story({
  ...shows(descargas.edit, 'editing', 1),
  play: leads('catalogo-general-2026.pdf', '/api/getImage/catalogo-general-2026.pdf'),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story({
  ...shows(descargas.edit, 'refused', 1),
  play: isRefusedWith({ Orden: 'primero' }),
})
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
/** The file stays without another one. */
export const Guardada = meta.story({
  args: { address: at(descargas.edit, 1) },
  play: inOrder(
    writes({ Título: 'Catálogo 2027' }),
    save,
    alerts('Descarga modificada con éxito'),
    seesA('cell', 'Catálogo 2027'),
    isStored(obtenerDescarga, { id: 1 }, { file: 'descargas/catalogo-general-2026.pdf' }),
  ),
})
