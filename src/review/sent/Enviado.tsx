import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Field, TextInput } from '../../ui/Field.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { searchKey } from '../../ui/search-key.ts'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { Small } from '../Small.tsx'
import rowStyles from '../rows.module.css'
import styles from './Enviado.module.css'
import { saveSent } from './export.ts'
import { kindNames, type Item, type Kind } from './items.ts'
import { Mail } from './Mail.tsx'
import { moment } from './moment.ts'
import { onWrite } from '../on-write.ts'
import { readSent } from './from-database.ts'

const kinds: readonly Kind[] = ['contacto', 'boletin', 'alta', 'suscripcion']

const matching = (items: readonly Item[], text: string): Item[] => {
  const words = searchKey(text).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const said = searchKey(
      `${kindNames[item.kind]} ${item.from} ${item.to.join(' ')} ${item.subject} ${item.text} ${item.replyTo} ${item.phone}`,
    )
    return words.every((word) => said.includes(word))
  })
}

const useSent = () => {
  const { refetch, ...query } = useQuery({ queryKey: ['review', 'enviado'], queryFn: readSent })
  useEffect(() => onWrite(() => void refetch()), [refetch])
  return { ...query, refetch }
}

/** The outbox: every message of the site and the panel, as its receiver reads it. */
export default function Enviado() {
  const { data, isError, refetch } = useSent()
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
  return <Outbox items={data} />
}

function Outbox({ items }: { items: readonly Item[] }) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>()
  const [open, setOpen] = useState<string>()
  const found = matching(items, useDeferredValue(text))
  const shown = found.filter((item) => kind === undefined || item.kind === kind)
  const countOf = (one: Kind) => found.filter((item) => item.kind === one).length
  return (
    <div className={styles.outbox}>
      <search>
        <Field label="Buscar en lo enviado">
          <TextInput
            type="search"
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      </search>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">Qué se muestra</legend>
        <Small aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
          Todo {found.length}
        </Small>
        {kinds.map((one) => (
          <Small key={one} aria-pressed={kind === one} onClick={() => setKind(one)}>
            {kindNames[one]} {countOf(one)}
          </Small>
        ))}
      </fieldset>
      <div className={styles.summary}>
        <output>
          {counted(shown.length, 'mensaje', 'mensajes')}
          {shown.length < items.length && ` de ${items.length}`}
        </output>
        <Button tone="quiet" disabled={shown.length === 0} onClick={() => void saveSent(shown, 'csv')}>
          CSV
        </Button>
        <Button tone="quiet" disabled={shown.length === 0} onClick={() => void saveSent(shown, 'json')}>
          JSON
        </Button>
      </div>
      {shown.length === 0 && (
        <Empty
          action={
            <Button
              tone="secondary"
              onClick={() => {
                setText('')
                setKind(undefined)
              }}
            >
              Quitar los filtros
            </Button>
          }
        >
          Nada de lo enviado es así.
        </Empty>
      )}
      <ol className={rowStyles.list} aria-label="Lo enviado, lo último primero">
        {shown.map((item) => (
          <li key={item.key} className={rowStyles.row}>
            <button
              type="button"
              className={rowStyles.head}
              aria-expanded={open === item.key}
              onClick={() => setOpen(open === item.key ? undefined : item.key)}
            >
              <span className={rowStyles.what}>{item.subject}</span>
              <span className={styles.when}>
                {kindNames[item.kind]} · {item.at === '' ? 'sin fecha' : moment(item.at)}
              </span>
            </button>
            {open === item.key && <Mail item={item} />}
          </li>
        ))}
      </ol>
    </div>
  )
}
