import { saveFile } from '../../ui/save-file.ts'
import { kindNames, type Item } from './items.ts'
import { orderIn } from './order.ts'

const head = ['fecha', 'tipo', 'de', 'para', 'asunto', 'mensaje', 'responder_a', 'telefono']

const cellsOf = ({ at, kind, from, to, subject, text, replyTo, phone }: Item): string[] => [at, kindNames[kind], from, to.join(', '), subject, text, replyTo, phone]

/** For a spreadsheet of here: semicolons, and the mark by which it knows the letters. What would be a formula is text. */
export const csvOf = async (items: readonly Item[]): Promise<string> => {
  const { default: papa } = await import('papaparse')
  return `\uFEFF${papa.unparse({ fields: head, data: items.map(cellsOf) }, { delimiter: ';', escapeFormulae: true })}`
}

/** All that is known, an order as its rows. */
export const jsonOf = (items: readonly Item[]): string =>
  JSON.stringify(items.map(({ key: _, ...item }) => {
    const order = item.kind === 'contacto' ? orderIn(item.text) : undefined
    return { ...item, ...order && { pedido: [...order.rows, ...order.linked] } }
  }), null, 2)

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' })

export const saveSent = async (items: readonly Item[], kind: 'csv' | 'json'): Promise<void> =>
  saveFile(kind === 'csv' ? new Blob([await csvOf(items)], { type: 'text/csv;charset=utf-8' }) : new Blob([jsonOf(items)], { type: 'application/json' }),
    `enviado-${day.format(new Date())}.${kind}`)
