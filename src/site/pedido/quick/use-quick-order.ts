import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Producto } from '../../../contract/producto.ts'
import { workbookTooLarge } from '../../../contract/workbook-limit.ts'
import type { Linea } from '../../../state/pedido/linea.ts'
import { addAll, usePedido } from '../../../state/pedido/pedido.ts'
import { tryToStore, ofTab } from '../../../state/storage.ts'
import { counted } from '../../../ui/counted.ts'
import type { Input } from '../../catalogue-worker/calls.ts'
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
const storedDoubts = (): Doubted[] =>
  (ofTab.getItem(doubtsKey) ?? '')
    .split('\n')
    .map((line) => line.split(between))
    .flatMap(([text = '', file = '']) => (text.trim() === '' ? [] : [{ text, file }]))

const useDoubts = () => {
  const [doubts, setDoubts] = useState(storedDoubts)
  // Two files may arrive at once: each change starts from the newest lines.
  const keep = (change: (before: Doubted[]) => Doubted[]) => {
    const lines = change(storedDoubts())
    setDoubts(lines)
    const texts = lines.map(({ text, file }) => (file === '' ? text : `${text}${between}${file}`))
    tryToStore(ofTab, doubtsKey, texts.join('\n'))
  }
  return [doubts, keep] as const
}

/** The rows of a text or of a file's sheets. */
const rowsIn = async (productos: readonly Producto[], read: Input<'pasted'>): Promise<readonly Pasted[]> =>
  (await import('../../catalogue-worker/ask.ts')).ask('pasted', productos, read)

/** What a file holds, and what is hidden in it. */
const readOf = async (file: File): Promise<{ readonly read: Input<'pasted'>; readonly hidden?: string }> => {
  const [{ readFile, hiddenOf }, { hiddenCounts }] = await Promise.all([
    import('../../../contract/sheet/book.ts'),
    import('../../../ui/tables/hidden.ts'),
  ])
  const read = await readFile(file)
  return typeof read === 'string' ? { read } : { read: read.pages, hidden: hiddenCounts(hiddenOf(read)) }
}

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

const textOf = ({ sure, unsure, empty, missing }: Outcome): string =>
  [
    sure.length > 0 && `Agregamos ${counted(sure.length, 'línea', 'líneas')}.`,
    unsure.length > 0 && `${toReview(unsure.length)} para revisar.`,
    empty > 0 && `${counted(empty, 'línea sin cantidad no se agregó', 'líneas sin cantidad no se agregaron')}.`,
    missing > 0 &&
      `El texto llegó sin ${counted(missing, 'medida', 'medidas')}: pedí el enlace o el archivo del pedido.`,
  ]
    .filter(Boolean)
    .join(' ') || 'No había líneas para agregar.'

const hiddenText = (hidden: string): string =>
  hidden === '' ? '' : ` No leímos lo que la planilla tiene oculto: ${hidden}.`

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
  productos: readonly Producto[],
  { showDoubts, showMessage }: { showDoubts: () => void; showMessage: () => void },
) => {
  const [message, setMessage] = useState<Message>(noMessage)
  const isEmpty = usePedido(({ lines }) => lines.length === 0)
  const [doubts, setDoubts] = useDoubts()
  const takeRows = (rows: readonly Pasted[], file = '', hidden = '') => {
    const outcome = outcomeOf(rows)
    const { sure, unsure } = outcome
    flushSync(() => {
      addAll(sure, unsure.length === 0 ? '' : `, ${counted(unsure.length, 'para revisar', 'para revisar')}`)
      setDoubts((before) => [...before, ...unsure.map((text) => ({ text, file }))])
      setMessage({ text: `${textOf(outcome)}${hiddenText(hidden)}`, tone: 'neutral', added: sure.length > 0 })
    })
    if (unsure.length > 0) showDoubts()
    else showMessage()
  }
  const take = async (text: string) => {
    takeRows(await rowsIn(productos, text))
  }
  const takeFile = async (file: File) => {
    try {
      const { read, hidden } = await readOf(file)
      takeRows(await rowsIn(productos, read), file.name, hidden)
    } catch (error) {
      const reason =
        error instanceof Error && error.name === 'UnfoldsTooFar' ? workbookTooLarge : 'tiene que ser un CSV o un XLSX.'
      flushSync(() => setMessage({ text: `No pudimos leer «${file.name}»: ${reason}`, tone: 'error' }))
      showMessage()
    }
  }
  return {
    message: message.added && isEmpty ? noMessage : message,
    doubts,
    setDoubts: (lines: Doubted[]) => setDoubts(() => lines),
    take,
    takeFile,
  }
}
