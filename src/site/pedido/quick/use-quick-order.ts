import { useState } from 'react'
import { addAll } from '../../../state/pedido/pedido.ts'
import { ofTab } from '../../../state/storage.ts'
import { counted } from '../../../ui/counted.ts'
import type { Codes } from './codes.ts'
import { linesIn, pastedRows } from './paste.ts'

/** Lines that wait to be corrected outlive a reload of the tab. */
const doubtsKey = 'pedido.dudas'

const useDoubts = () => {
  const [doubts, setDoubts] = useState(() => linesIn(ofTab.getItem(doubtsKey) ?? ''))
  const keep = (lines: string[]) => {
    setDoubts(lines)
    if (lines.length === 0) ofTab.removeItem(doubtsKey)
    else ofTab.setItem(doubtsKey, lines.join('\n'))
  }
  return [doubts, keep] as const
}

/** Only a number that a spreadsheet holds as one has its decimals to lose. */
const textIn = async (file: File): Promise<string> => {
  const { readCells } = await import('../../../contract/bulk-sheet.ts')
  const rows = await readCells(file)
  return rows.map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
}

const outcome = (added: number, doubts: number): string => {
  if (added === 0 && doubts === 0) return 'No había líneas para agregar.'
  const sure = added === 0 ? '' : `Agregamos ${counted(added, 'línea', 'líneas')}. `
  return sure + (doubts === 0 ? '' : `${counted(doubts, 'línea queda', 'líneas quedan')} para revisar.`)
}

/** Takes what is pasted: what is sure goes into the pedido, the rest stays to be corrected. */
export const useQuickOrder = (codes: Codes) => {
  const [said, setSaid] = useState<{ text: string; tone: 'neutral' | 'error' }>({ text: '', tone: 'neutral' })
  const [doubts, setDoubts] = useDoubts()
  const take = (pasted: string) => {
    const rows = pastedRows(pasted, codes).filter(({ heading }) => !heading)
    const sure = rows.flatMap(({ line }) => line ?? [])
    const unsure = rows.filter(({ line }) => !line).map((row) => row.text)
    addAll(sure)
    setDoubts([...doubts, ...unsure])
    setSaid({ text: outcome(sure.length, unsure.length), tone: 'neutral' })
  }
  const takeFile = async (file: File) => {
    try {
      take(await textIn(file))
    } catch {
      setSaid({ text: `No pudimos leer «${file.name}»: tiene que ser un CSV o un XLSX.`, tone: 'error' })
    }
  }
  return { said, doubts, setDoubts, take, takeFile }
}
