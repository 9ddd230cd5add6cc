import type { ReactNode } from 'react'
import { useMarca } from '../../ui/brand/marca.ts'
import { RichText } from '../../ui/RichText.tsx'
import styles from './Enviado.module.css'
import type { Item } from './items.ts'
import { moment } from './moment.ts'
import { OrderRows } from './OrderRows.tsx'
import { orderIn } from './order.ts'
import { Words } from './Words.tsx'

/** A message as its receiver reads it. */
export function Mail({ item }: { item: Item }) {
  const { nombre } = useMarca()
  const { kind, from, to, subject, at, replyTo, phone } = item
  return (
    <article className={styles.mail} aria-label={subject}>
      <dl className={styles.envelope}>
        <Line name="De">
          {kind === 'boletin' ? (
            <>
              {nombre}
              {from && ` <${from}>`}
            </>
          ) : (
            from
          )}
        </Line>
        <Line name="Para">
          <Receivers to={to} />
        </Line>
        <Line name="Asunto">
          <b>{subject}</b>
        </Line>
        <Line name="Fecha">{moment(at)}</Line>
        {replyTo && (
          <Line name="Responder a">
            <a href={`mailto:${replyTo}`}>{replyTo}</a>
          </Line>
        )}
        {phone && (
          <Line name="Celular">
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </Line>
        )}
      </dl>
      <Body item={item} />
    </article>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Receivers({ to }: { to: readonly string[] }) {
  if (to.length === 0) return 'nadie'
  if (to.length === 1) return to[0]
  return (
    <details>
      <summary>{to.length} suscripciones, cada una por su lado</summary>
      {to.join(', ')}
    </details>
  )
}

const isMarkup = (text: string): boolean => /<[a-z][^<>]*>/i.test(text)

function Body({ item: { kind, text } }: { item: Item }) {
  const order = kind === 'contacto' ? orderIn(text) : undefined
  if (kind === 'boletin' && isMarkup(text)) return <RichText html={text} />
  if (!order) return text.trim() === '' ? <p className={styles.soft}>Sin mensaje.</p> : <Words>{text}</Words>
  return (
    <>
      <Words>{order.before}</Words>
      <OrderRows order={order} />
      <Words>{order.after}</Words>
      <details className={styles.raw}>
        <summary>Como llegó</summary>
        <pre>{text}</pre>
      </details>
    </>
  )
}
