import { useState } from 'react'
import { flushSync } from 'react-dom'
import { workbookTooLarge } from '../../../contract/workbook-limit.ts'
import type { Linea } from '../../../state/pedido/linea.ts'
import { addAll } from '../../../state/pedido/pedido.ts'
import { ofTab } from '../../../state/storage.ts'
import { counted } from '../../../ui/counted.ts'
import type { Codes } from './codes.ts'
import type { Pasted } from './pasted.ts'

/** Lines to correct survive a reload of the tab. */
const doubtsKey = 'pedido.dudas'

const keptDoubts = (): string[] => (ofTab.getItem(doubtsKey) ?? '').split('\n').filter((line) => line.trim() !== '')

const useDoubts = () => {
  const [doubts, setDoubts] = useState(keptDoubts)
  // Two files may arrive at once: each change starts from the newest lines.
  const keep = (change: (before: string[]) => string[]) => {
    const lines = change(keptDoubts())
    setDoubts(lines)
    if (lines.length === 0) ofTab.removeItem(doubtsKey)
    else ofTab.setItem(doubtsKey, lines.join('\n'))
  }
  return [doubts, keep] as const
}

/** The rows of a file's sheets, or the lines of any other file, and what is hidden in it. */
const rowsIn = async (file: File, codes: Codes): Promise<{ readonly rows: Pasted[]; readonly hidden?: string }> => {
  const [{ readFile, hiddenOf }, { pastedRows, sheetRows }, { hiddenCounts }] = await Promise.all([
    import('../../../contract/sheet/book.ts'),
    import('./paste.ts'),
    import('../../../ui/tables/hidden.ts'),
  ])
  const read = await readFile(file)
  return typeof read === 'string'
    ? { rows: pastedRows(read, codes) }
    : { rows: read.pages.flatMap((page) => sheetRows(page, codes)), hidden: hiddenCounts(hiddenOf(read)) }
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

const hiddenSaid = (hidden: string): string =>
  hidden === '' ? '' : ` No leímos lo que la planilla tiene oculto: ${hidden}.`

/**
 * Takes pasted text and files: clear lines go into the pedido, the others stay for correcting and scroll into sight.
 */
export const useQuickOrder = (
  codes: Codes,
  { showDoubts, showMessage }: { showDoubts: () => void; showMessage: () => void },
) => {
  const [message, setMessage] = useState<{ text: string; tone: 'neutral' | 'error' }>({ text: '', tone: 'neutral' })
  const [doubts, setDoubts] = useDoubts()
  const takeRows = (rows: readonly Pasted[], hidden = '') => {
    const outcome = outcomeOf(rows)
    const { sure, unsure } = outcome
    flushSync(() => {
      addAll(sure, unsure.length === 0 ? '' : `, ${counted(unsure.length, 'para revisar', 'para revisar')}`)
      setDoubts((before) => [...before, ...unsure])
      setMessage({ text: `${said(outcome)}${hiddenSaid(hidden)}`, tone: 'neutral' })
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
      const { rows, hidden } = await rowsIn(file, codes)
      takeRows(rows, hidden)
    } catch (error) {
      const reason =
        error instanceof Error && error.name === 'UnfoldsTooFar' ? workbookTooLarge : 'tiene que ser un CSV o un XLSX.'
      flushSync(() => setMessage({ text: `No pudimos leer «${file.name}»: ${reason}`, tone: 'error' }))
      showMessage()
    }
  }
  return { said: message, doubts, setDoubts: (lines: string[]) => setDoubts(() => lines), take, takeFile }
}
