/** Says what a workbook holds that its reader does not see. */
import type { Hidden } from '../../contract/sheet/book.ts'
import { counted } from '../counted.ts'

const list = new Intl.ListFormat('es-AR')

/** '1 hoja, 1 columna y 2 filas', for people who must not know what is in there; '' where nothing is hidden. */
export const hiddenCounts = ({ hiddenSheets, pages }: Hidden): string => {
  const columns = pages.reduce((sum, page) => sum + page.hiddenColumns.length, 0)
  const rows = pages.reduce((sum, page) => sum + page.hiddenRows.length, 0)
  return list.format([
    ...(hiddenSheets.length > 0 ? [counted(hiddenSheets.length, 'hoja', 'hojas')] : []),
    ...(columns > 0 ? [counted(columns, 'columna', 'columnas')] : []),
    ...(rows > 0 ? [counted(rows, 'fila', 'filas')] : []),
  ])
}

const namesShown = 8

/** 'hoja «Márgenes», columna E («Costo»)', for the people whose file it is. */
export const hiddenNames = ({ hiddenSheets, pages }: Hidden): string =>
  list.format([
    ...hiddenSheets.map((name) => `hoja «${name}»`),
    ...pages.flatMap(({ name, hiddenColumns, hiddenRows }) => {
      const of = pages.length > 1 ? ` de la hoja «${name}»` : ''
      const sentence = (one: string, many: string, names: readonly (string | number)[]) => {
        if (names.length === 0) return []
        if (names.length > namesShown) return [`${counted(names.length, one, many)}${of}`]
        return [`${names.length === 1 ? one : many} ${list.format(names.map(String))}${of}`]
      }
      return [...sentence('columna', 'columnas', hiddenColumns), ...sentence('fila', 'filas', hiddenRows)]
    }),
  ])
