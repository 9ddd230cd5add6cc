import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Retry } from '../../ui/Retry.tsx'
import { Loading, SkeletonText } from '../../ui/Skeleton.tsx'
import { allOf, onWrite } from '../database.ts'
import { Listing, Row, type Filter } from '../Listing.tsx'
import { moment } from '../moment.ts'
import parts from '../parts.module.css'
import { itemsOf, kindNames, kinds, tables, type Item } from './items.ts'
import { Mail } from './Mail.tsx'

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
