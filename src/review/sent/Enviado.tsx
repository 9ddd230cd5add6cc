import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMarca } from '#ui/brand/marca.ts'
import { counted, digits } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Loading, SkeletonText } from '#ui/Skeleton.tsx'
import table from '#ui/table.module.css'
import { TableScroll } from '#ui/TableScroll.tsx'
import { readTable, onWrite } from '../database.ts'
import { Listing, Row, type Filter } from '../Listing.tsx'
import { moment } from '../moment.ts'
import { Facts, withIndex } from '../parts.tsx'
import parts from '../parts.module.css'
import { toItems, kindNames, kinds, tables, type Item } from './items.ts'
import styles from './Enviado.module.css'
import { parseOrder, type Order } from './order.ts'

const readSent = async (): Promise<Item[]> =>
  toItems(Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await readTable(name)] as const))))

const createFilters = (items: readonly Item[]): readonly Filter<Item>[] => [
  {
    label: 'Buscar en lo enviado',
    getText: ({ kind, from, to, subject, text, replyTo, phone }) =>
      `${kindNames[kind]} ${from} ${to.join(' ')} ${subject} ${text} ${replyTo} ${phone}`,
  },
  {
    label: 'Qué se muestra',
    options: [
      ['', `Todo (${items.length})`],
      ...kinds.map(
        (option) => [option, `${kindNames[option]} (${items.filter(({ kind }) => kind === option).length})`] as const,
      ),
    ],
    passes: ({ kind }, value) => kind === value,
  },
]

/** The outbox: every message of the site and the panel, as its receiver reads it. */
export default function Enviado() {
  const { data, isError, refetch } = useQuery({ queryKey: ['review', 'enviado'], queryFn: readSent })
  useEffect(() => onWrite(() => void refetch()), [refetch])
  if (isError)
    return (
      <Retry
        message="No pudimos leer lo que se envió: la base de este navegador no responde, o todavía no existe."
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  if (data.length === 0)
    return (
      <Empty>
        Todavía no se envió nada. Lo que salga por el formulario de contacto, el boletín o el alta de clientes aparece
        acá.
      </Empty>
    )
  return (
    <Listing
      rows={data}
      filters={createFilters(data)}
      count={({ length }) =>
        `${counted(length, 'mensaje', 'mensajes')}${length < data.length ? ` de ${data.length}` : ''}`
      }
      none="Nada de lo enviado es así."
    >
      {(shown) => (
        <ol className={parts.list} aria-label="Lo enviado, lo último primero">
          {shown.map((item) => (
            <Row
              key={item.key}
              head={
                <>
                  <span className={parts.what}>{item.subject}</span>
                  <span className={parts.soft}>
                    {kindNames[item.kind]} · {item.time === '' ? 'sin fecha' : moment(item.time)}
                  </span>
                </>
              }
            >
              <Mail item={item} />
            </Row>
          ))}
        </ol>
      )}
    </Listing>
  )
}

/** A message as its receiver reads it. */
function Mail({ item: { kind, from, to, subject, time, replyTo, phone, text } }: { item: Item }) {
  const { nombre } = useMarca()
  return (
    <article className={styles.mail} aria-label={subject}>
      <Facts
        entries={Object.entries({
          De: kind === 'boletin' ? `${nombre}${from && ` <${from}>`}` : from,
          Para: <Receivers to={to} />,
          Asunto: <b>{subject}</b>,
          Fecha: time === '' ? 'Sin fecha: vino con la empresa de demostración' : moment(time),
          'Responder a': replyTo && <a href={`mailto:${replyTo}`}>{replyTo}</a>,
          Celular: phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>,
        })}
      />
      <Body kind={kind} text={text} />
    </article>
  )
}

function Receivers({ to }: { to: readonly string[] }) {
  if (to.length < 2) return to[0] ?? 'nadie'
  return (
    <details>
      <summary>{to.length} suscripciones, cada una por su lado</summary>
      {to.join(', ')}
    </details>
  )
}

const isMarkup = (text: string): boolean => /<[a-z][^<>]*>/i.test(text)

function Body({ kind, text }: Pick<Item, 'kind' | 'text'>) {
  const order = kind === 'contacto' ? parseOrder(text) : undefined
  if (kind === 'boletin' && isMarkup(text)) return <RichText html={text} />
  if (!order) return text.trim() === '' ? <p className={parts.soft}>Sin mensaje.</p> : <Words>{text}</Words>
  return (
    <>
      <Words>{order.textAbove}</Words>
      <OrderRows order={order} />
      <Words>{order.textBelow}</Words>
    </>
  )
}

const address = /(https?:\/\/\S+)/

const briefly = (url: string): string => (URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : url)

/** A text as it was written; its links lead somewhere, however long they are. */
const Words = ({ children }: { children: string }) => {
  const text = children.replaceAll(/^\n+|\s+$/g, '')
  if (text === '') return null
  return (
    <p className={styles.words}>
      {withIndex(text.split(address)).map(({ item, index }) =>
        address.test(item) ? (
          <a key={index} href={item} target="_blank" rel="noopener noreferrer">
            {briefly(item)}
          </a>
        ) : (
          item
        ),
      )}
    </p>
  )
}

/** An order as the person who prepares it needs it. */
function OrderRows({ order: { rows, linked } }: { order: Order }) {
  const orderRows = [...rows, ...linked]
  const packs = orderRows.reduce((sum, { cantidad }) => sum + cantidad, 0)
  return (
    <TableScroll label="Pedido">
      <table className={cx(table.table, styles.order)}>
        <caption>
          Pedido: {counted(orderRows.length, 'medida', 'medidas')}, {counted(packs, 'pack', 'packs')}
          {linked.length > 0 && ` (${counted(linked.length, 'está', 'están')} sólo en su enlace)`}
        </caption>
        <thead>
          <tr>
            {['Código', 'Medida', 'Packs', 'Unidades'].map((name, index) => (
              <th key={name} scope="col" className={index > 1 ? table.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withIndex(orderRows).map(({ item: { codigo, medida, pack, cantidad, unidades, nota }, index }) => (
            <tr key={index}>
              <th scope="row" className={table.code}>
                {codigo || '—'}
              </th>
              <td className={styles.size}>
                <span className={parts.named}>
                  {medida || '—'}
                  {pack && <small>{pack}</small>}
                  {nota && <small className={styles.note}>Nota: {nota}</small>}
                </span>
              </td>
              <td className={table.number}>{digits(cantidad)}</td>
              <td className={table.number}>{unidades === undefined ? '—' : digits(unidades)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
