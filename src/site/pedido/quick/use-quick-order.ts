import { useState } from 'react'
import { flushSync } from 'react-dom'
import { workbookTooLarge } from '../../../contract/workbook-limit.ts'
import type { Linea } from '../../../state/pedido/linea.ts'
import { addAll, usePedido } from '../../../state/pedido/pedido.ts'
import { ofTab } from '../../../state/storage.ts'
import { counted } from '../../../ui/counted.ts'
import type { Codes } from './codes.ts'
import type { Pasted } from './pasted.ts'

/** Lines to correct survive a reload of the tab. */
const doubtsKey = 'pedido.dudas'

/** A line to correct, and the name of its file; '' for pasted text. */
export interface Doubted {
  readonly text: string
  readonly file: string
}

/** Stands between a kept line and its file. Neither holds it. */
const between = '\u001F'
const keptDoubts = (): Doubted[] =>
  (ofTab.getItem(doubtsKey) ?? '')
    .split('\n')
    .map((line) => line.split(between))
    .flatMap(([text = '', file = '']) => (text.trim() === '' ? [] : [{ text, file }]))

const useDoubts = () => {
  const [doubts, setDoubts] = useState(keptDoubts)
  // Two files may arrive at once: each change starts from the newest lines.
  const keep = (change: (before: Doubted[]) => Doubted[]) => {
    const lines = change(keptDoubts())
    setDoubts(lines)
    if (lines.length === 0) ofTab.removeItem(doubtsKey)
    else
      ofTab.setItem(
        doubtsKey,
        lines.map(({ text, file }) => (file === '' ? text : `${text}${between}${file}`)).join('\n'),
      )
  }
  return [doubts, keep] as const
}

/** The rows of a sheet, or the lines of any other file. */
const rowsIn = async (file: File, codes: Codes): Promise<Pasted[]> => {
  const [{ readText, readCells }, { pastedRows, sheetRows }] = await Promise.all([
    import('../../../contract/bulk-sheet.ts'),
    import('./paste.ts'),
  ])
  const text = await readText(file)
  return text === undefined ? sheetRows(await readCells(file, asWritten), codes) : pastedRows(text, codes)
}

/** A spreadsheet's number as people write it: '1.5' must not become a thousand, and a bar code keeps all digits. */
const asWritten = (digits: string): string => (/[.e]/i.test(digits) ? String(Number(digits)).replace('.', ',') : digits)

interface Outcome {
  readonly sure: readonly Linea[]
  readonly unsure: readonly string[]
  readonly empty: number
  readonly missing: number
}

const outcomeOf = (rows: readonly Pasted[]): Outcome => {
  const asking = rows.filter(({ heading, empty, line }) => !heading && !empty && !line)
  return {
    sure: rows.flatMap(({ line }) => line ?? []),
    unsure: asking.map(({ text }) => text),
    empty: rows.filter(({ empty }) => empty).length,
    missing: rows.reduce((sum, { missing = 0 }) => sum + missing, 0),
  }
}

const toReview = (count: number) => counted(count, 'línea queda', 'líneas quedan')

const said = ({ sure, unsure, empty, missing }: Outcome): string =>
  [
    sure.length > 0 && `Agregamos ${counted(sure.length, 'línea', 'líneas')}.`,
    unsure.length > 0 && `${toReview(unsure.length)} para revisar.`,
    empty > 0 && `${counted(empty, 'línea sin cantidad no se agregó', 'líneas sin cantidad no se agregaron')}.`,
    missing > 0 &&
      `El texto llegó sin ${counted(missing, 'medida', 'medidas')}: pedí el enlace o el archivo del pedido.`,
  ]
    .filter(Boolean)
    .join(' ') || 'No había líneas para agregar.'

interface Message {
  readonly text: string
  readonly tone: 'neutral' | 'error'
  /** It says that lines were added, which holds until the pedido is emptied. */
  readonly added?: boolean
}
const noMessage: Message = { text: '', tone: 'neutral' }

/**
 * Takes pasted text and files: clear lines go into the pedido, the others stay for correcting and scroll into sight.
 */
export const useQuickOrder = (
  codes: Codes,
  { showDoubts, showMessage }: { showDoubts: () => void; showMessage: () => void },
) => {
  const [message, setMessage] = useState<Message>(noMessage)
  const isEmpty = usePedido(({ lines }) => lines.length === 0)
  const [doubts, setDoubts] = useDoubts()
  const takeRows = (rows: readonly Pasted[], file = '') => {
    const outcome = outcomeOf(rows)
    const { sure, unsure } = outcome
    flushSync(() => {
      addAll(sure, unsure.length === 0 ? '' : `, ${counted(unsure.length, 'para revisar', 'para revisar')}`)
      setDoubts((before) => [...before, ...unsure.map((text) => ({ text, file }))])
      setMessage({ text: said(outcome), tone: 'neutral', added: sure.length > 0 })
    })
    if (unsure.length > 0) showDoubts()
    else showMessage()
  }
  const take = async (text: string) => {
    const { pastedRows } = await import('./paste.ts')
    takeRows(pastedRows(text, codes))
  }
  const takeFile = async (file: File) => {
    try {
      takeRows(await rowsIn(file, codes), file.name)
    } catch (error) {
      const reason =
        error instanceof Error && error.name === 'UnfoldsTooFar' ? workbookTooLarge : 'tiene que ser un CSV o un XLSX.'
      flushSync(() => setMessage({ text: `No pudimos leer «${file.name}»: ${reason}`, tone: 'error' }))
      showMessage()
    }
  }
  return {
    said: message.added && isEmpty ? noMessage : message,
    doubts,
    setDoubts: (lines: Doubted[]) => setDoubts(() => lines),
    take,
    takeFile,
  }
}
