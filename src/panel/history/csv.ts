import type { Historial } from '../../contract/historial.ts'
import { csvOf } from '../../ui/csv.ts'
import { recordName } from '../sections/index.ts'
import { labelOf } from './labels.ts'

type Cambio = NonNullable<Historial['cambios']>[number]

export const changeWords = ({ campo, antes, despues }: Cambio, recurso: string | undefined): string =>
  `${labelOf(campo, recurso)}: ${antes || '(vacío)'} → ${despues || '(vacío)'}`

export const historyCsv = (entries: readonly Historial[]): Promise<string> =>
  csvOf(
    ['Fecha', 'Usuario', 'Texto', 'Qué', 'Registro', 'Cambios'],
    entries.map(({ created_at, usuario, texto, recurso, idRegistro, cambios = [] }) => [
      created_at,
      usuario,
      texto,
      recurso === undefined ? '' : recordName(recurso),
      idRegistro ?? '',
      cambios.map((cambio) => changeWords(cambio, recurso)).join(' | '),
    ]),
  )
