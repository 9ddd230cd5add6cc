import { useEffect, useState } from 'react'
import { isPersistent } from '#state/persistence.ts'
import { Message } from '#ui/Message.tsx'
import { standing } from '../screens/marked.ts'
import { useMarks } from '../screens/marks.ts'
import { present } from './comment.ts'
import { exports } from './Files.tsx'
import { useComments, useExported } from './store.ts'

const buttons = exports.map(([label]) => `«${label}»`).join(' o ')

/** A standing line until the first export, where the browser may delete comments and marks by itself. */
export function OnlyHere() {
  const count =
    useComments(({ entries }) => present(entries).length) + useMarks(({ entries }) => standing(entries).size)
  const { isExported } = useExported()
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    if (count > 0) isPersistent().then(setIsKept, () => setIsKept(false))
  }, [count])
  if (count === 0 || isKept || isExported) return null
  return (
    <Message>
      {`Los comentarios y las marcas están guardados solo en este navegador. Safari los borra a los siete días sin una visita; otros, cuando les falta lugar. La aplicación instalada guarda los suyos aparte. Exportalos con ${buttons}, más abajo.`}
    </Message>
  )
}
