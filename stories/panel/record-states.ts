import type { Call } from '#review/screens/screen.ts'
import { answers } from './in-panel.tsx'
import { shows } from './states.ts'
import { isRefused, isRefusedWith, tenThousand } from './steps.ts'
import { inOrder } from '../play.ts'
import { sees, seesA } from '../sees.ts'

/** A list of so many records, and with these columns. */
export const lists = (screen: number, count: number, columns: string) => ({
  ...shows(screen, 'filled'),
  play: inOrder(sees(`${count} registros`), seesA('row', columns)),
})

interface Records {
  readonly section: { readonly list: number; readonly create: number; readonly edit: number }
  readonly list: Call
  readonly row: object
  /** The record that is edited. */
  readonly id?: number
}

/** The states of the kit, for the list and the forms of every section. */
export const recordStates = ({ section, list, row, id = 1 }: Records) => ({
  ListaCargando: shows(section.list, 'loading'),
  ListaVacia: shows(section.list, 'empty'),
  ListaNoCarga: shows(section.list, 'down'),
  ListaDiezMil: { ...shows(section.list, 'many'), beforeEach: answers(`/api/${list}`, tenThousand(row)) },
  Creando: shows(section.create, 'saving'),
  /** Only the position is filled in. */
  CrearRechazado: { ...shows(section.create, 'refused'), play: isRefused() },
  CrearNoPuede: shows(section.create, 'down'),
  Editar: shows(section.edit, 'editing', id),
  Guardando: shows(section.edit, 'saving', id),
  Rechazado: { ...shows(section.edit, 'refused', id), play: isRefusedWith({ Orden: 'primero' }) },
  GuardarNoPuede: shows(section.edit, 'down', id),
})
