import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMarca } from '../../ui/brand/marca.ts'
import { counted, digits } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import table from '../../ui/table.module.css'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { allOf, onWrite } from '../database.ts'
import { Listing, Row, type Filter } from '../Listing.tsx'
import { moment } from '../moment.ts'
import { Facts, placed } from '../parts.tsx'
import parts from '../parts.module.css'
import { itemsOf, kindNames, kinds, tables, type Item } from './items.ts'
import styles from './Enviado.module.css'
import { orderIn, type OrderIn } from './order.ts'

const readSent = async (): Promise<Item[]> =>
  itemsOf(Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await allOf(name)] as const))))

const filtersOf = (items: readonly Item[]): readonly Filter<Item>[] => [
  {
    label: 'Buscar en lo enviado',
    textOf: ({ kind, from, to, subject, text, replyTo, phone }) =>
      `${kindNames[kind]} ${from} ${to.join(' ')} ${subject} ${text} ${replyTo} ${phone}`,
  },
  {
    label: 'Qué se muestra',
    options: [
      ['', `Todo (${items.length})`],
      ...kinds.map((one) => [one, `${kindNames[one]} (${items.filter(({ kind }) => kind === one).length})`] as const),
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
      filters={filtersOf(data)}
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
                    {kindNames[item.kind]} · {item.at === '' ? 'sin fecha' : moment(item.at)}
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
function Mail({ item: { kind, from, to, subject, at, replyTo, phone, text } }: { item: Item }) {
  const { nombre } = useMarca()
  return (
    <article className={styles.mail} aria-label={subject}>
      <Facts
        of={Object.entries({
          De: kind === 'boletin' ? `${nombre}${from && ` <${from}>`}` : from,
          Para: <Receivers to={to} />,
          Asunto: <b>{subject}</b>,
          Fecha: at === '' ? 'Sin fecha: vino con la empresa de demostración' : moment(at),
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
  const order = kind === 'contacto' ? orderIn(text) : undefined
  if (kind === 'boletin' && isMarkup(text)) return <RichText html={text} />
  if (!order) return text.trim() === '' ? <p className={parts.soft}>Sin mensaje.</p> : <Words>{text}</Words>
  return (
    <>
      <Words>{order.before}</Words>
      <OrderRows order={order} />
      <Words>{order.after}</Words>
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
      {placed(text.split(address)).map(({ thing, place }) =>
        address.test(thing) ? (
          <a key={place} href={thing} target="_blank" rel="noopener noreferrer">
            {briefly(thing)}
          </a>
        ) : (
          thing
        ),
      )}
    </p>
  )
}

/** An order as the person who prepares it needs it. */
function OrderRows({ order: { rows, linked } }: { order: OrderIn }) {
  const all = [...rows, ...linked]
  const packs = all.reduce((sum, { cantidad }) => sum + cantidad, 0)
  return (
    <TableScroll label="Pedido">
      <table className={cx(table.table, styles.order)}>
        <caption>
          Pedido: {counted(all.length, 'medida', 'medidas')}, {counted(packs, 'pack', 'packs')}
          {linked.length > 0 && ` (${counted(linked.length, 'está', 'están')} sólo en su enlace)`}
        </caption>
        <thead>
          <tr>
            {['Código', 'Medida', 'Packs', 'Unidades'].map((name, at) => (
              <th key={name} scope="col" className={at > 1 ? table.number : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(all).map(({ thing: { codigo, medida, pack, cantidad, unidades, nota }, place }) => (
            <tr key={place}>
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
