import { expect, userEvent } from 'storybook/test'
import type { Call } from '../../src/review/screens/screen.ts'
import { answers, at } from './in-panel.tsx'
import { picture } from './picture.ts'
import { shows, unlessModel } from './states.ts'
import { deletesFirst, failToDelete, isRefused, isRefusedWith, longText, save, searches, tenThousand } from './steps.ts'
import { inOrder, type Played, writes } from '../play.ts'
import { alerts, says, sees, seesA } from '../sees.ts'

/** A list of so many records, and with these columns. */
export const lists = (screen: number, count: number, columns: string) => ({
  ...shows(screen, 'filled'),
  play: inOrder(sees(`${count} registros`), seesA('row', columns)),
})

interface Records {
  readonly section: { readonly list: number; readonly create: number; readonly edit: number }
  readonly list: Call
  readonly row: object
  /** The row with the longest texts, where that is another one. */
  readonly longest?: object
  /** The record that is edited. */
  readonly id?: number
}

/** The states that the list and the forms of every section have. */
export const recordStates = ({ section, list, row, longest = row, id = 1 }: Records) => ({
  ListaCargando: shows(section.list, 'loading'),
  ListaNoCarga: shows(section.list, 'down'),
  ListaDiezMil: { ...shows(section.list, 'many'), beforeEach: answers(`/api/${list}`, tenThousand(row)) },
  ListaTextoLargo: { beforeEach: answers(`/api/${list}`, [longest]), ...unlessModel(section.list) },
  Creando: shows(section.create, 'saving'),
  CrearNoPuede: shows(section.create, 'down'),
  Guardando: shows(section.edit, 'saving', id),
  GuardarNoPuede: shows(section.edit, 'down', id),
})

interface Cards extends Omit<Records, 'row' | 'longest'> {
  readonly remove: Call
  /** The records of the demo company. */
  readonly count: number
  /** The recommended size of the picture. */
  readonly size: readonly [width: number, height: number]
  readonly words: { readonly created: string; readonly saved: string; readonly deleted: string }
}

/** The states of a section whose records are a title, a picture and a text. */
export const cardStates = ({ remove, count, size: [width, height], words, ...records }: Cards) => {
  const { section, list } = records
  const row = { id: 1, orden: 1, titulo: 'Corte a medida', texto: '', imagen: 'no-existe.jpg' }
  const create = { args: { address: at(section.create) } }
  return {
    ...recordStates({ ...records, row, longest: { ...row, titulo: longText } }),
    Lista: lists(section.list, count, 'Orden Título Imagen Acciones'),
    ListaVacia: shows(section.list, 'empty'),
    ListaSinResultados: {
      play: searches(`${count} registros`, 'zzz', 'No encontramos nada con “zzz”.'),
      ...unlessModel(section.list),
    },
    Elimina: { play: deletesFirst(words.deleted, `${count - 1} registros`) },
    NoElimina: { parameters: { scenario: `${remove}:error` }, play: failToDelete, ...unlessModel(section.list) },
    Crear: {
      ...shows(section.create, 'editing'),
      play: sees(`Tamaño recomendado: ${width}x${height}`),
    },
    Creado: {
      ...create,
      play: async ({ canvas }: Played) => {
        await userEvent.type(await canvas.findByLabelText('Título'), 'Corte a medida')
        await userEvent.upload(canvas.getByLabelText('Imagen'), await picture('nuevo.png', width, height))
        await userEvent.type(await canvas.findByRole('textbox', { name: 'Texto' }), 'Con plano o con muestra.')
        await save({ canvas })
        await says(words.created)
        await expect(await canvas.findByRole('cell', { name: 'Corte a medida' })).toBeVisible()
      },
    },
    /** Only the position is filled in; the server names what is missing. */
    CrearRechazado: { ...shows(section.create, 'refused'), play: isRefused('Título', 'Imagen') },
    CrearSinServidor: { ...create, parameters: { scenario: `${list}:error` }, ...unlessModel(section.create) },
    Editar: shows(section.edit, 'editing', 1),
    Guardado: {
      args: { address: at(section.edit, 1) },
      play: inOrder(writes({ Título: 'Otro nombre' }), save, alerts(words.saved), seesA('cell', 'Otro nombre')),
    },
    Rechazado: { ...shows(section.edit, 'refused', 1), play: isRefusedWith({ Orden: 'primero' }) },
  }
}
