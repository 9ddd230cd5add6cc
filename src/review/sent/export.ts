import { csvOf } from '../../ui/csv.ts'
import { saveFile } from '../../ui/save-file.ts'
import { today } from '../../ui/today.ts'
import { kindNames, type Item } from './items.ts'
import { orderIn } from './order.ts'

const head = ['fecha', 'tipo', 'de', 'para', 'asunto', 'mensaje', 'responder_a', 'telefono']

const cellsOf = ({ at, kind, from, to, subject, text, replyTo, phone }: Item): string[] => [
  at,
  kindNames[kind],
  from,
  to.join(', '),
  subject,
  text,
  replyTo,
  phone,
]

export const sentCsv = (items: readonly Item[]): Promise<string> => csvOf(head, items.map(cellsOf))

/** All that is known, an order as its rows. */
export const jsonOf = (items: readonly Item[]): string =>
  JSON.stringify(
    items.map(({ key: _, ...item }) => {
      const order = item.kind === 'contacto' ? orderIn(item.text) : undefined
      return { ...item, ...(order && { pedido: [...order.rows, ...order.linked] }) }
    }),
    null,
    2,
  )

export const saveSent = async (items: readonly Item[], kind: 'csv' | 'json'): Promise<void> =>
  saveFile(
    kind === 'csv'
      ? new Blob([await sentCsv(items)], { type: 'text/csv;charset=utf-8' })
      : new Blob([jsonOf(items)], { type: 'application/json' }),
    `enviado-${today()}.${kind}`,
  )
