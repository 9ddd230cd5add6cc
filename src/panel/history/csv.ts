import type { Historial } from '#contract/historial.ts'
import { toCsv } from '#ui/csv.ts'
import { recordName } from '../sections/index.ts'
import { getAuthor } from './filter.ts'
import { getFieldLabel } from './labels.ts'

type Cambio = NonNullable<Historial['cambios']>[number]

export const changeWords = ({ campo, antes, despues }: Cambio, recurso: string | undefined): string =>
  `${getFieldLabel(campo, recurso)}: ${antes || '(vacío)'} → ${despues || '(vacío)'}`

export const historyCsv = (entries: readonly Historial[]): Promise<string> =>
  toCsv(
    ['Fecha', 'Usuario', 'Texto', 'Qué', 'Registro', 'Cambios'],
    entries.map(({ created_at, usuario, zona, texto, recurso, idRegistro, cambios = [] }) => [
      created_at,
      getAuthor({ usuario, zona }),
      texto,
      recurso === undefined ? '' : recordName(recurso),
      idRegistro ?? '',
      cambios.map((cambio) => changeWords(cambio, recurso)).join(' | '),
    ]),
  )
