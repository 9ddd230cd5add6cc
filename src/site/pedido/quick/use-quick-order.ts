import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lostFileReason } from '#api/lost-file.ts'
import type { Producto } from '#contract/producto.ts'
import { workbookTooLarge } from '#contract/workbook-limit.ts'
import { addAll, usePedido } from '#state/pedido/pedido.ts'
import { tryToStore, tabStorage } from '#state/storage.ts'
import { counted } from '#ui/counted.ts'
import type { Input } from '../../catalogue-worker/calls.ts'
import type { Pasted } from './pasted.ts'

/** Lines to correct survive a reload of the tab. */
const doubtsKey = 'pedido.dudas'

/** A line to correct, and the name of its file; '' for pasted text. */
export interface Doubted {
  readonly text: string
  readonly file: string
}

/** Separates a kept line from its file. Neither contains it. */
const between = '\u001F'
const storedDoubts = (): Doubted[] =>
  (tabStorage.getItem(doubtsKey) ?? '')
    .split('\n')
    .map((line) => line.split(between))
    .flatMap(([text = '', file = '']) => (text.trim() === '' ? [] : [{ text, file }]))

const useDoubts = () => {
  const [doubts, setDoubts] = useState(storedDoubts)
  // Two files may arrive at once: each change starts from the newest lines.
  const keep = (change: (current: Doubted[]) => Doubted[]) => {
    const lines = change(storedDoubts())
    setDoubts(lines)
    const texts = lines.map(({ text, file }) => (file === '' ? text : `${text}${between}${file}`))
    tryToStore(tabStorage, doubtsKey, texts.join('\n'))
  }
  return [doubts, keep] as const
}

/** The content of a file, and a sentence about its hidden parts. */
const readOrderFile = async (file: File): Promise<{ readonly read: Input<'pasted'>; readonly hidden: string }> => {
  const [{ readFile, listHidden }, { hiddenCounts }] = await Promise.all([
    import('#contract/sheet/book.ts'),
    import('#ui/tables/hidden.ts'),
  ])
  const read = await readFile(file)
  const counts = typeof read === 'string' ? '' : hiddenCounts(listHidden(read))
  return {
    read: typeof read === 'string' ? read : read.pages,
    hidden: counts && ` No leímos lo que la planilla tiene oculto: ${counts}.`,
  }
}

/** The numbers of added, unclear, empty and missing rows, in sentences. */
const describeRows = (rows: readonly Pasted[], sure: number, unsure: number): string => {
  const empty = rows.filter((row) => row.empty).length
  const missing = rows.reduce((sum, row) => sum + (row.missing ?? 0), 0)
  const sentences = [
    sure > 0 && `Agregamos ${counted(sure, 'línea', 'líneas')}.`,
    unsure > 0 && `${counted(unsure, 'línea queda', 'líneas quedan')} para revisar.`,
    empty > 0 && `${counted(empty, 'línea sin cantidad no se agregó', 'líneas sin cantidad no se agregaron')}.`,
    missing > 0 &&
      `El texto llegó sin ${counted(missing, 'medida', 'medidas')}: pedí el enlace o el archivo del pedido.`,
  ]
  return sentences.filter(Boolean).join(' ') || 'No había líneas para agregar.'
}

interface Notice {
  readonly text: string
  readonly tone: 'neutral' | 'error'
  /** The notice is about added lines, and goes when the pedido is emptied. */
  readonly added?: boolean
}
const noNotice: Notice = { text: '', tone: 'neutral' }
const unread = 'No pudimos leer las líneas: no llegó una parte del sitio. Revisá tu conexión y probá de nuevo.'
const missing = 'no llegó una parte del sitio. Revisá tu conexión y elegilo de nuevo.'

/**
 * Takes pasted text and files: clear lines go into the pedido, the others stay for correcting and scroll into sight.
 */
export const useQuickOrder = (productos: readonly Producto[]) => {
  const [notice, setNotice] = useState<Notice>(noNotice)
  const isEmpty = usePedido(({ lines }) => lines.length === 0)
  const [doubts, setDoubts] = useDoubts()
  const heading = useRef<HTMLParagraphElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const showMessage = () => message.current?.scrollIntoView({ block: 'nearest' })
  const [reading, setReading] = useState(false)
  const add = async (read: Input<'pasted'>, file = '', hidden = '') => {
    const { ask } = await import('../../catalogue-worker/ask.ts')
    const rows = await ask('pasted', productos, read)
    const sure = rows.flatMap(({ line }) => line ?? [])
    const unsure = rows.filter((row) => !row.heading && !row.empty && !row.line)
    flushSync(() => {
      addAll(sure, unsure.length === 0 ? '' : `, ${counted(unsure.length, 'para revisar', 'para revisar')}`)
      setDoubts((current) => [...current, ...unsure.map(({ text }) => ({ text, file }))])
      const text = describeRows(rows, sure.length, unsure.length) + hidden
      setNotice({ text, tone: 'neutral', added: sure.length > 0 })
    })
    if (unsure.length === 0) return showMessage()
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }
  /** Whether the text has become lines; where it has not, a sentence says so. */
  const take = async (text: string): Promise<boolean> => {
    setReading(true)
    try {
      await add(text)
      return true
    } catch (error) {
      console.warn(error)
      flushSync(() => setNotice({ text: unread, tone: 'error' }))
      showMessage()
      return false
    } finally {
      setReading(false)
    }
  }
  const takeFile = async (file: File) => {
    try {
      const { read, hidden } = await readOrderFile(file)
      await add(read, file.name, hidden)
    } catch (error) {
      const { name, message: known } = error instanceof Error ? error : { name: '', message: '' }
      const foreign = name === 'UnreadableSheet' ? known || 'tiene que ser un CSV o un XLSX.' : missing
      const reason = lostFileReason(error) ?? (name === 'UnfoldsTooFar' ? workbookTooLarge : foreign)
      flushSync(() => setNotice({ text: `No pudimos leer «${file.name}»: ${reason}`, tone: 'error' }))
      showMessage()
    }
  }
  return {
    notice: notice.added && isEmpty ? noNotice : notice,
    doubts,
    setDoubts: (lines: Doubted[]) => setDoubts(() => lines),
    take,
    /** Whether a text is being taken. */
    reading,
    takeFile,
    heading,
    message,
  }
}
