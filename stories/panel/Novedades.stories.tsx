import { userEvent } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { novedades } from '#panel/sections/novedades/section.ts'
import { inPanel } from './in-panel.tsx'
import { lists, recordStates } from './record-states.ts'
import { shows } from './states.ts'
import { searches } from './steps.ts'
import { inOrder } from '../play.ts'
import { holds, isChecked, sees, seesA } from '../sees.ts'

const meta = preview.meta({ title: 'panel/Novedades (40, 41, 42)', ...inPanel('editor', novedades.list) })
const row = { ...seed.tables.novedades[0], texto: '' }
const states = recordStates({ section: novedades, list: 'obtenerNovedades', row })

export const Lista = meta.story(lists(novedades.list, 6, 'Orden Imagen Etiqueta Título Epígrafe Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)

/** The search looks in the texto, not in the title (§5). */
export const Busqueda = meta.story({
  play: inOrder(
    searches('6 registros', 'VINILESTER', '1 de 6 registros'),
    async ({ canvas }) => userEvent.clear(canvas.getByRole('searchbox')),
    searches('6 registros', 'Renovamos', 'No encontramos nada con “Renovamos”.'),
  ),
})

export const Crear = meta.story({
  ...shows(novedades.create, 'editing'),
  play: inOrder(holds({ Orden: '7' }), sees('Tamaño recomendado: 809x572')),
})
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)

export const Editar = meta.story({
  ...shows(novedades.edit, 'editing', 1),
  play: inOrder(
    holds({ Título: 'Nueva línea de anclajes para hormigón' }),
    isChecked('checkbox', 'Destacado'),
    seesA('img', 'Vista previa'),
  ),
})
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
