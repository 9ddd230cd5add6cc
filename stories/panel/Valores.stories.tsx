import preview from '../.storybook/preview.tsx'
import { seed } from '#mocks/seed/index.ts'
import { valores } from '#panel/sections/valores/section.ts'
import { lists, recordStates } from './record-states.ts'
import { inPanel } from './in-panel.tsx'
import { shows } from './states.ts'
import { sees } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({ title: 'panel/Valores (32, 31, 33)', ...inPanel('editor', valores.list) })
const states = recordStates({
  section: valores,
  list: 'obtenerSecciones',
  row: { ...seed.tables.secciones[0], texto: '' },
})

export const Lista = meta.story(lists(valores.list, 4, 'Orden Título Imagen Acciones'))
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)

export const Crear = meta.story({ ...shows(valores.create, 'editing'), play: sees('Tamaño recomendado: 80x80') })
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)

export const Editar = meta.story({ ...states.Editar, ...ofRelease })
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
