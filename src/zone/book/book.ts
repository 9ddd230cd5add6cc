import { strFromU8, strToU8, zipSync } from 'fflate'
import readXlsx from 'read-excel-file/universal'
import { unzipWorkbook } from '../../contract/unzip.ts'
import { codesIn, numberReader, withStyles } from './as-shown.ts'
import { sheetOf, type Sheet, type Styled } from './sheet.ts'

const isSheet = (path: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)
const isStyles = (path: string) => /^xl\/styles\.xml$/i.test(path)
const isWorkbook = (path: string) => /^xl\/workbook\.xml$/i.test(path)

/**
 * The sheets of a workbook, with numbers as a spreadsheet shows them. The reader unpacks large files in a Worker, which
 * the page's policy forbids; uncompressed files it reads directly, so the files are packed again without compression.
 */
export const sheetsOf = async (file: Blob): Promise<Sheet[]> => {
  const files = unzipWorkbook(new Uint8Array(await file.arrayBuffer()))
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
