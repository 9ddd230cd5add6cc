import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Message } from '../../ui/Message.tsx'
import { Listing, type Filter } from '../Listing.tsx'
import { Act, Line, Part } from '../parts.tsx'
import parts from '../parts.module.css'
import { CopyReport } from '../report/CopyReport.tsx'
import { Card } from './Card.tsx'
import { present, type Comment } from './comment.ts'
import styles from './comments.module.css'
import { Files } from './Files.tsx'
import { openPin, pick, useLayer, type Standing } from './layer.ts'
import { wordsOf } from './locate.ts'
import { showPins } from './Pins.tsx'
import { limits } from './review-json.ts'
import { loadComments, nameReviewer, useComments, useReviewer } from './store.ts'
import { useScreen } from './use-places.ts'
import { linkProps, openAt, scenarioNow } from './where.ts'

const textOf = (comment: Comment): string => {
  const { title, address, element } = comment.spot
  const words = [comment, ...present(comment.replies)].flatMap(({ author, said: value }) => [author, value.text])
  return [...words, title, address, element.name].join(' ')
}

const filtersAt = (screen: string): readonly Filter<Comment>[] => [
  { label: 'Buscar', textOf },
  {
    label: 'Estado',
    options: [
      ['', 'Todos'],
      ['open', 'Sin resolver'],
      ['resolved', 'Resueltos'],
    ],
    passes: ({ state }, value) => state.resolved === (value === 'resolved'),
  },
  { label: 'Solo los de esta pantalla', passes: ({ spot }) => spot.address === screen },
]

const sayCount = (all: readonly Comment[], shown: readonly Comment[]): string => {
  const open = all.filter(({ state }) => !state.resolved).length
  const total = `${counted(all.length, 'comentario', 'comentarios')}, ${open} sin resolver`
  return shown.length === all.length ? total : `${shown.length} de ${total}`
}

/** All comments of this browser, and the way to make one. */
export default function Comentarios() {
  useEffect(() => {
    showPins()
    void loadComments()
  }, [])
  const { entries, trouble, ready } = useComments()
  const screen = useScreen()
  const comments = present(entries)
  return (
    <>
      <Point screen={screen} />
      {trouble && (
        <Message tone="error">
          Este navegador no deja guardar los comentarios (puede ser una ventana privada, o falta espacio). Exportalos
          antes de cerrar.
        </Message>
      )}
      {comments.length > 0 && (
        <Listing
          rows={comments}
          filters={filtersAt(screen)}
          count={(shown) => sayCount(comments, shown)}
          none="Ningún comentario es así."
        >
          {(shown) => (
            <ol aria-label="Comentarios">
              {shown.map((comment) => (
                <li key={comment.id} className={styles.item}>
                  <Card comment={comment} number={comments.indexOf(comment) + 1}>
                    <Where comment={comment} screen={screen} />
                  </Card>
                </li>
              ))}
            </ol>
          )}
        </Listing>
      )}
      {ready && comments.length === 0 && (
        <Empty>Todavía no hay comentarios. Se guardan en este navegador, aparte de los datos de la demo.</Empty>
      )}
      <Files />
      <Part title="Para un desarrollador">
        <CopyReport />
      </Part>
    </>
  )
}

/** Starts pointing at an element. The review tools' own page has no elements to comment on. */
function Point({ screen }: { screen: string }) {
  const { name } = useReviewer()
  const isOwnPage = /^\/demo([?#]|$)/.test(screen)
  return (
    <div className={parts.actions}>
      {isOwnPage ? (
        <p className={parts.soft}>Para comentar, abrí la pantalla y usá el botón de la esquina.</p>
      ) : (
        <Button onClick={pick}>Comentar en la página</Button>
      )}
      {name !== '' && <Who name={name} />}
    </div>
  )
}

function Who({ name }: { name: string }) {
  const [changing, setChanging] = useState(false)
  if (!changing)
    return (
      <p className={parts.named}>
        Comentás como <strong>{name}</strong> <Act onClick={() => setChanging(true)}>Cambiar</Act>
      </p>
    )
  return (
    <Line
      label="Tu nombre"
      initial={name}
      maxLength={limits.name}
      autoComplete="name"
      autoFocus
      button="Listo"
      onDone={(next) => {
        nameReviewer(next)
        setChanging(false)
      }}
    />
  )
}

const notes: Readonly<Partial<Record<Standing, string>>> = {
  gone: 'Su elemento ya no está en esta pantalla.',
  changed: 'Su elemento cambió desde entonces.',
}

/** The comment's screen with a link to it, and whether the comment's element is still there. */
function Where({ comment: { id, spot, picture }, screen }: { comment: Comment; screen: string }) {
  const standing = useLayer((state) => state.standing[id])
  const isHere = spot.address === screen
  const note = isHere && standing ? notes[standing] : undefined
  const go = () => (isHere && spot.scenario === scenarioNow() ? openPin(id) : openAt(id, spot))
  return (
    <>
      <p className={cx(parts.actions, parts.soft)}>
        <a {...linkProps(spot.address, spot.scenario, go)}>{spot.title || spot.address}</a>
        <span>{wordsOf(spot.element)}</span>
        <span>
          {spot.width} x {spot.height}
        </span>
        {spot.scenario !== '' && <span>Escenario {spot.scenario}</span>}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {picture !== '' && (
        <img className={styles.picture} src={picture} alt={`El lugar como se veía: ${wordsOf(spot.element)}`} />
      )}
    </>
  )
}
