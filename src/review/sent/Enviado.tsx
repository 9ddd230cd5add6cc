import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { allOf } from '../database.ts'
import { finder } from '../finder.ts'
import { moment } from '../moment.ts'
import { onWrite } from '../on-write.ts'
import { Listing, Row, Search, Small } from '../parts.tsx'
import parts from '../parts.module.css'
import { itemsOf, kindNames, kinds, tables, type Item, type Kind } from './items.ts'
import { Mail } from './Mail.tsx'

/** Everything that was sent, from the demo company's database. */
const readSent = async (): Promise<Item[]> =>
  itemsOf(Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await allOf(name)] as const))))

const textOf = ({ kind, from, to, subject, text, replyTo, phone }: Item): string =>
  `${kindNames[kind]} ${from} ${to.join(' ')} ${subject} ${text} ${replyTo} ${phone}`

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
  return <Outbox items={data} />
}

function Outbox({ items }: { items: readonly Item[] }) {
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>()
  const [open, setOpen] = useState<string>()
  const isFound = finder(useDeferredValue(text))
  const found = items.filter((item) => isFound(textOf(item)))
  const shown = found.filter((item) => kind === undefined || item.kind === kind)
  const choose = (one: Kind | undefined, words: string) => (
    <Small key={words} aria-pressed={kind === one} onClick={() => setKind(one)}>
      {words} {found.filter((item) => one === undefined || item.kind === one).length}
    </Small>
  )
  return (
    <Listing
      filters={
        <>
          <Search label="Buscar en lo enviado" value={text} onChange={setText} />
          <fieldset className={parts.wide}>
            <legend className="visually-hidden">Qué se muestra</legend>
            {choose(undefined, 'Todo')}
            {kinds.map((one) => choose(one, kindNames[one]))}
          </fieldset>
        </>
      }
      count={`${counted(shown.length, 'mensaje', 'mensajes')}${shown.length < items.length ? ` de ${items.length}` : ''}`}
      none={shown.length === 0 && 'Nada de lo enviado es así.'}
      onClear={() => {
        setText('')
        setKind(undefined)
      }}
    >
      <ol className={parts.list} aria-label="Lo enviado, lo último primero">
        {shown.map((item) => (
          <Row
            key={item.key}
            isOpen={open === item.key}
            onPress={() => setOpen(open === item.key ? undefined : item.key)}
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
    </Listing>
  )
}
