import type { Historial } from '../../contract/historial.ts'
import { recordName } from '../sections/index.ts'
import { labelOf } from './labels.ts'

/** A leading quote keeps a spreadsheet from reading text as a formula. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const cell = (text: string): string => (/[;"\r\n]/.test(text) ? `"${inert(text).replaceAll('"', '""')}"` : inert(text))
const line = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`

type Cambio = NonNullable<Historial['cambios']>[number]

export const changeWords = ({ campo, antes, despues }: Cambio, recurso: string | undefined): string =>
  `${labelOf(campo, recurso)}: ${antes || '(vacío)'} → ${despues || '(vacío)'}`

export const historyCsv = (entries: readonly Historial[]): string => {
  const body = entries.map(({ created_at, usuario, texto, recurso, idRegistro, cambios = [] }) =>
    line([
      created_at,
      usuario,
      texto,
      recurso === undefined ? '' : recordName(recurso),
      idRegistro === undefined ? '' : String(idRegistro),
      cambios.map((cambio) => changeWords(cambio, recurso)).join(' | '),
    ]),
  )
  // Spreadsheets read a file with this mark as UTF-8.
  return `\uFEFF${line(['Fecha', 'Usuario', 'Texto', 'Qué', 'Registro', 'Cambios'])}${body.join('')}`
}
