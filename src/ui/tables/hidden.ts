/** Sentences about the hidden and the struck parts of a workbook. */
import type { Hidden } from '#contract/sheet/book.ts'
import { counted } from '../counted.ts'

const list = new Intl.ListFormat('es-AR')

/** '1 hoja, 1 columna y 2 filas', for people who must not know the hidden content; '' where nothing is hidden. */
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

/** 'fila 3', or '12 filas de la hoja «Tuercas»'; empty without names. */
const named = (singular: string, plural: string, names: readonly (string | number)[], suffix: string): string[] => {
  if (names.length === 0) return []
  if (names.length > namesShown) return [`${counted(names.length, singular, plural)}${suffix}`]
  return [`${names.length === 1 ? singular : plural} ${list.format(names.map(String))}${suffix}`]
}
const suffixed = ({ pages }: Hidden) =>
  pages.map((page) => ({ ...page, suffix: pages.length > 1 ? ` de la hoja «${page.name}»` : '' }))

/** 'hoja «Márgenes», columna E («Costo»)', for the owners of the file. */
export const hiddenNames = (hidden: Hidden): string =>
  list.format([
    ...hidden.hiddenSheets.map((name) => `hoja «${name}»`),
    ...suffixed(hidden).flatMap(({ hiddenColumns, hiddenRows, suffix }) => [
      ...named('columna', 'columnas', hiddenColumns, suffix),
      ...named('fila', 'filas', hiddenRows, suffix),
    ]),
  ])

/** 'fila 3', the rows that are struck through; '' without any. */
export const struckNames = (hidden: Hidden): string =>
  list.format(suffixed(hidden).flatMap(({ struckRows, suffix }) => named('fila', 'filas', struckRows, suffix)))
