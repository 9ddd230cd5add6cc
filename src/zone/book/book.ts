/** A workbook's sheets, their numbers as a spreadsheet shows them. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/universal'
import { codesIn, numberReader, withStyles } from './as-shown.ts'
import { sheetOf, type Sheet, type Styled } from './sheet.ts'

const isSheet = (path: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)
const isStyles = (path: string) => /^xl\/styles\.xml$/i.test(path)
const isWorkbook = (path: string) => /^xl\/workbook\.xml$/i.test(path)

/** The reader unpacks large files in a Worker of its own, which the pages' policy does not let it have: what is packed without compression it reads right away. */
export const sheetsOf = async (file: Blob): Promise<Sheet[]> => {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const textAt = (is: (path: string) => boolean) =>
    Object.keys(files)
      .filter(is)
      .map((path) => strFromU8(files[path] ?? new Uint8Array()))
      .join('')
  const codes = codesIn(textAt(isStyles))
  const from1904 = /\sdate1904=["'](?:1|true)/.test(textAt(isWorkbook))
  for (const path of Object.keys(files).filter(isSheet))
    files[path] = strToU8(withStyles(strFromU8(files[path] ?? new Uint8Array()), codes))
  const sheets = await readXlsx<Styled | number>(new Blob([zipSync(files, { level: 0 })]), {
    parseNumber: numberReader(codes, from1904),
  })
  return sheets.map(({ sheet, data }) => sheetOf(sheet, data)).filter(({ rows }) => rows.length > 0)
}
