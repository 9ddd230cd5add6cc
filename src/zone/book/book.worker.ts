import readXlsx from 'read-excel-file/universal'
import { unpacked } from '../../contract/bulk-sheet.ts'
import type { Answer } from './read-book.ts'
import { sheetOf } from './sheet.ts'

const answer = async (file: Blob): Promise<Answer> => {
  try {
    const sheets = await readXlsx(await unpacked(file))
    return { sheets: sheets.map(({ sheet, data }) => sheetOf(sheet, data)).filter(({ rows }) => rows.length > 0) }
  } catch (error) {
    return { failed: String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => void answer(data).then((said) => postMessage(said)))
