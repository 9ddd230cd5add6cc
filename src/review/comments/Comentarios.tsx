import { useEffect, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Empty } from '#ui/Empty.tsx'
import { Message } from '#ui/Message.tsx'
import { Listing, type Filter } from '../Listing.tsx'
import { Act, Line, Part } from '../parts.tsx'
import parts from '../parts.module.css'
import { CopyReport } from '../report/CopyReport.tsx'
import { Card } from './Card.tsx'
import { present, type Comment } from './comment.ts'
import styles from './comments.module.css'
import { Files } from './Files.tsx'
import { OnlyHere } from './OnlyHere.tsx'
import { openPin, pick, useLayer } from './layer.ts'
import { describeElement } from './locate.ts'
import { showPins } from './Pins.tsx'
import { Picture, PlaceNote } from './Place.tsx'
import { limits } from './review-json.ts'
import { loadComments, nameReviewer, useComments, useReviewer } from './store.ts'
import { useScreen } from './use-positions.ts'
import { linkProps, openComment, scenarioNow } from './screen-address.ts'

const toSearchText = (comment: Comment): string => {
  const { title, address, element } = comment.spot
  const words = [comment, ...present(comment.replies)].flatMap(({ author, said: value }) => [author, value.text])
  return [...words, title, address, element.name].join(' ')
}

const createFilters = (screen: string): readonly Filter<Comment>[] => [
  { label: 'Buscar', getText: toSearchText },
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

const sayCount = (comments: readonly Comment[], shown: readonly Comment[]): string => {
  const open = comments.filter(({ state }) => !state.resolved).length
  const total = `${counted(comments.length, 'comentario', 'comentarios')}, ${open} sin resolver`
  return shown.length === comments.length ? total : `${shown.length} de ${total}`
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
      {trouble ? (
        <Message tone="error">
          Este navegador no deja guardar los comentarios (puede ser una ventana privada, o falta espacio). Exportalos
          antes de cerrar.
        </Message>
      ) : (
        <OnlyHere />
      )}
      {comments.length > 0 && (
        <Listing
          rows={comments}
          filters={createFilters(screen)}
          count={(shown) => sayCount(comments, shown)}
          none="Ningún comentario es así."
        >
          {(shown) => (
            <ol role="list" aria-label="Comentarios">
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

/** The comment's screen with a link to it, and whether the comment's element is still there. */
function Where({ comment, screen }: { comment: Comment; screen: string }) {
  const { id, spot } = comment
  const standing = useLayer((state) => state.standing.get(id))
  const isHere = spot.address === screen
  const go = () => (isHere && spot.scenario === scenarioNow() ? openPin(id) : openComment(id, spot))
  return (
    <>
      <p className={cx(parts.actions, parts.soft)}>
        <a {...linkProps(spot.address, spot.scenario, go)}>{spot.title || spot.address}</a>
        <span>{describeElement(spot.element)}</span>
        <span>
          {spot.width} x {spot.height}
        </span>
        {spot.scenario !== '' && <span>Escenario {spot.scenario}</span>}
      </p>
      {isHere && <PlaceNote standing={standing} />}
      <Picture comment={comment} />
    </>
  )
}
