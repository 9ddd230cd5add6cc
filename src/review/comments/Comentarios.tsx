import { useEffect, useState, type MouseEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Checkbox, Field, Select, TextInput } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { CopyReport } from '../report/CopyReport.tsx'
import { linkTo } from '../scenario/text.ts'
import { Card } from './Card.tsx'
import { present, type Comment } from './comment.ts'
import styles from './comments.module.css'
import { Files } from './Files.tsx'
import { filtered, type Filter } from './filter.ts'
import { openPin, pick, useLayer, type Standing } from './layer.ts'
import { showPins } from './Pins.tsx'
import { limits } from './review-json.ts'
import { loadComments, useComments } from './store.ts'
import { nameReviewer, useReviewer } from './use-reviewer.ts'
import { useScreen } from './use-places.ts'
import { opensElsewhere } from '../../ui/opens-elsewhere.ts'
import { openAt, scenarioNow } from './where.ts'
import { wordsOf } from './wording.ts'

const everything: Filter = { state: 'all', screen: '', author: '', text: '' }

/** All comments of this browser, and the way to make one. */
export default function Comentarios() {
  useEffect(() => {
    showPins()
    void loadComments()
  }, [])
  const { entries, trouble, ready } = useComments()
  const screen = useScreen()
  const [filter, setFilter] = useState(everything)
  const comments = present(entries)
  const numbers = new Map(comments.map(({ id }, at) => [id, at + 1]))
  const shown = filtered(comments, filter)
  return (
    <div className={styles.tool}>
      <Point screen={screen} />
      {trouble !== '' && <Message tone="error">{trouble}</Message>}
      {comments.length > 0 && <Filters comments={comments} filter={filter} screen={screen} onChange={setFilter} />}
      {comments.length > 0 && (
        <p className={styles.count} role="status">
          {sayCount(comments, shown)}
        </p>
      )}
      {ready && comments.length === 0 && (
        <Empty>Todavía no hay comentarios. Se guardan en este navegador, aparte de los datos de la demo.</Empty>
      )}
      <ol className={styles.list} aria-label="Comentarios">
        {shown.map((comment) => (
          <li key={comment.id}>
            <Card comment={comment} number={numbers.get(comment.id) ?? 0}>
              <Where comment={comment} screen={screen} />
            </Card>
          </li>
        ))}
      </ol>
      <Files />
      <section className={styles.files} aria-labelledby="review-report">
        <h3 id="review-report">Para un desarrollador</h3>
        <CopyReport />
      </section>
    </div>
  )
}

const sayCount = (all: readonly Comment[], shown: readonly Comment[]): string => {
  const open = all.filter(({ state }) => !state.resolved).length
  const total = `${counted(all.length, 'comentario', 'comentarios')}, ${open} sin resolver`
  return shown.length === all.length ? total : `${shown.length} de ${total}`
}

/** Starts pointing at an element. The review tools' own page has no elements to comment on. */
function Point({ screen }: { screen: string }) {
  const { name } = useReviewer()
  const isOwnPage = /^\/demo([?#]|$)/.test(screen)
  return (
    <div className={styles.top}>
      {isOwnPage ? (
        <p className={styles.about}>Para comentar, abrí la pantalla y usá el botón de la esquina.</p>
      ) : (
        <Button onClick={pick}>Comentar en la página</Button>
      )}
      {name !== '' && <Who name={name} />}
    </div>
  )
}

function Who({ name }: { name: string }) {
  const [changing, setChanging] = useState(false)
  if (!changing) {
    return (
      <p className={styles.who}>
        Comentás como <strong>{name}</strong>{' '}
        <button type="button" className={styles.act} onClick={() => setChanging(true)}>
          Cambiar
        </button>
      </p>
    )
  }
  const save = (form: FormData) => {
    const next = form.get('nombre')
    if (typeof next === 'string' && next.trim() !== '') nameReviewer(next.trim())
    setChanging(false)
  }
  return (
    <form className={styles.top} action={save}>
      <Field label="Tu nombre">
        <TextInput name="nombre" defaultValue={name} maxLength={limits.name} autoComplete="name" autoFocus />
      </Field>
      <Button type="submit">Listo</Button>
    </form>
  )
}

type FiltersProps = { comments: readonly Comment[]; filter: Filter; screen: string; onChange: (filter: Filter) => void }

function Filters({ comments, filter, screen, onChange }: FiltersProps) {
  const authors = [...new Set(comments.map(({ author }) => author))].toSorted()
  const states = { all: 'Todos', open: 'Sin resolver', resolved: 'Resueltos' } as const
  return (
    <div className={styles.filters}>
      <Field label="Estado">
        <Select
          value={filter.state}
          onChange={({ target }) =>
            onChange({
              ...filter,
              state: target.value === 'open' || target.value === 'resolved' ? target.value : 'all',
            })
          }
        >
          {Object.entries(states).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {authors.length > 1 && (
        <Field label="Quién">
          <Select value={filter.author} onChange={({ target }) => onChange({ ...filter, author: target.value })}>
            <option value="">Todos</option>
            {authors.map((author) => (
              <option key={author}>{author}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Buscar">
        <TextInput
          type="search"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </Field>
      <Checkbox
        label="Solo los de esta pantalla"
        checked={filter.screen !== ''}
        onChange={({ target }) => onChange({ ...filter, screen: target.checked ? screen : '' })}
      />
    </div>
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
  const go = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isHere && spot.scenario === scenarioNow()) openPin(id)
    else openAt(id, spot.address, spot.scenario)
  }
  return (
    <>
      <p className={styles.where}>
        <a href={linkTo(spot.address, spot.scenario)} onClick={go}>
          {spot.title || spot.address}
        </a>
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
