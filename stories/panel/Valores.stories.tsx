import preview from '../.storybook/preview.tsx'
import { valores } from '../../src/panel/sections/valores/section.ts'
import { cardStates } from './record-states.ts'
import { inPanel } from './in-panel.tsx'

const meta = preview.meta({ title: 'panel/Valores (32, 31, 33)', ...inPanel('editor', valores.list) })
const states = cardStates({
  section: valores,
  list: 'obtenerSecciones',
  remove: 'deleteValor',
  count: 4,
  size: [80, 80],
  words: {
    created: 'Valor creado con éxito',
    saved: 'Valores modificado con éxito',
    deleted: 'Valor eliminado con éxito',
  },
})

export const Lista = meta.story(states.Lista)
export const ListaCargando = meta.story(states.ListaCargando)
export const ListaVacia = meta.story(states.ListaVacia)
export const ListaNoCarga = meta.story(states.ListaNoCarga)
export const ListaDiezMil = meta.story(states.ListaDiezMil)
export const ListaSinResultados = meta.story(states.ListaSinResultados)
export const ListaTextoLargo = meta.story(states.ListaTextoLargo)

export const Elimina = meta.story(states.Elimina)
export const NoElimina = meta.story(states.NoElimina)

export const Crear = meta.story(states.Crear)
export const Creado = meta.story(states.Creado)
export const Creando = meta.story(states.Creando)
export const CrearRechazado = meta.story(states.CrearRechazado)
export const CrearNoPuede = meta.story(states.CrearNoPuede)
export const CrearSinServidor = meta.story(states.CrearSinServidor)

export const Editar = meta.story(states.Editar)
export const Guardado = meta.story(states.Guardado)
export const Guardando = meta.story(states.Guardando)
export const Rechazado = meta.story(states.Rechazado)
export const GuardarNoPuede = meta.story(states.GuardarNoPuede)
