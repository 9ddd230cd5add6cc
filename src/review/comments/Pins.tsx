import { StrictMode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Close } from '../../ui/icons/index.tsx'
import { cx } from '../../ui/cx.ts'
import { standApart } from '../apart.ts'
import { Card } from './Card.tsx'
import { isGone, present, type Comment } from './comment.ts'
import styles from './comments.module.css'
import { focusPin, openPin, rest, useLayer } from './layer.ts'
import { markOf } from './locate.ts'
import { listenForAim } from './pick-mode.ts'
import { loadComments, useComments } from './store.ts'
import { undoDelete, useDeleted } from './undo.ts'
import { onMove, usePlaces, useScreen, type CommentPlace } from './use-places.ts'
import { toOpen } from './where.ts'
import { wordsOf } from './wording.ts'
import { Writer } from './Writer.tsx'

let shown = false

/** Shows the pins over the page, beside the app and in a tree of its own, once; and reads the comments. */
export const showPins = (): void => {
  if (shown) return
  shown = true
  const root = document.createElement('div')
  standApart(root)
  root.dataset['reviewPins'] = ''
  document.body.append(root)
  const opens = toOpen()
  if (opens !== undefined) openPin(opens)
  createRoot(root).render(
    <StrictMode>
      <Pins />
    </StrictMode>,
  )
  void loadComments()
}

/** The comments of this screen as numbered pins, and the outline around the element that is pointed at. */
function Pins() {
  const mode = useLayer((state) => state.mode)
  const target = useLayer((state) => state.target)
  const opened = useLayer((state) => state.opened)
  const entries = useComments((state) => state.entries)
  const screen = useScreen()
  const numbers = useMemo(() => new Map(present(entries).map(({ id }, at) => [id, at + 1])), [entries])
  const here = useMemo(
    () =>
      present(entries).filter(({ id, spot, state }) => spot.address === screen && (!state.resolved || id === opened)),
    [entries, screen, opened],
  )
  const places = usePlaces(here)
  if (mode === 'pick') return <Aim target={target} />
  return (
    <>
      {mode === 'rest' &&
        places.map((place, at) => (
          <Pin
            key={place.comment.id}
            place={place}
            number={numbers.get(place.comment.id) ?? 0}
            before={stacked(places, at)}
            isOpen={place.comment.id === opened}
          />
        ))}
      {mode === 'rest' && <Missing places={places} numbers={numbers} opened={opened} />}
      {mode === 'write' && target && (
        <>
          <Outline of={target} />
          <Writer element={target} />
        </>
      )}
      <Undo />
    </>
  )
}

/** How many earlier pins stand at the same point. */
const stacked = (places: readonly CommentPlace[], at: number): number =>
  places
    .slice(0, at)
    .filter((one) => one.at && one.at.left === places[at]?.at?.left && one.at.top === places[at]?.at?.top).length

const size = 28

function Pin({
  place: { comment, at, element, standing },
  number,
  before,
  isOpen,
}: {
  place: CommentPlace
  number: number
  before: number
  isOpen: boolean
}) {
  const isFresh = useLayer(({ fresh }) => fresh === comment.id)
  useEffect(() => {
    if (isOpen) element?.scrollIntoView({ block: 'center' })
  }, [isOpen, element])
  if (!at) return null
  const takeFocus = (button: HTMLButtonElement | null): void => {
    if (!isFresh || !button) return
    button.focus({ preventScroll: true })
    focusPin(null)
  }
  const left = Math.min(Math.max(0, at.left - size / 2 + before * size), innerWidth - size)
  const top = at.top - size / 2
  const isFar = top < -size || top > innerHeight
  const words = `Comentario ${number} de ${comment.author}: ${comment.said.text.slice(0, 80)}`
  return (
    <>
      <button
        ref={takeFocus}
        type="button"
        className={cx(styles.pin, comment.state.resolved && styles.solved)}
        style={{ left, top: Math.max(0, top) }}
        hidden={isFar}
        title={words}
        aria-label={words}
        aria-expanded={isOpen}
        onClick={() => openPin(isOpen ? null : comment.id)}
      >
        {number}
      </button>
      {isOpen && (
        <Opened
          comment={comment}
          number={number}
          changed={standing === 'changed'}
          left={left}
          top={Math.max(0, top) + size + 4}
        />
      )}
    </>
  )
}

function Opened({
  comment,
  number,
  changed,
  left,
  top,
}: {
  comment: Comment
  number: number
  changed: boolean
  left: number
  top: number
}) {
  const close = () => openPin(null)
  const style =
    innerWidth < 480
      ? { inset: 'auto 0 0 0', width: '100%' }
      : { left: Math.min(left, innerWidth - 368), top: Math.min(Math.max(8, top), innerHeight - 240) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is within.
    <section
      className={styles.float}
      style={style}
      aria-label={`Comentario ${number}`}
      data-ground="light"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <IconButton className={styles.shut} label="Cerrar el comentario" icon={<Close />} onClick={close} />
      <Card comment={comment} number={number}>
        {changed && <p className={styles.note}>El elemento cambió: era {wordsOf(comment.spot.element)}.</p>}
      </Card>
    </section>
  )
}

/** Comments whose element is gone stand in a list. */
function Missing({
  places,
  numbers,
  opened,
}: {
  places: readonly CommentPlace[]
  numbers: ReadonlyMap<string, number>
  opened: string | null
}) {
  const missing = places.filter(({ standing }) => standing === 'gone')
  if (missing.length === 0) return null
  return (
    <aside className={styles.missing} aria-label="Comentarios sin lugar" data-ground="light">
      {missing.map(({ comment }) => {
        const number = numbers.get(comment.id) ?? 0
        const isOpen = comment.id === opened
        return isOpen ? (
          <div key={comment.id} className={styles.lost}>
            <IconButton
              className={styles.shut}
              label="Cerrar el comentario"
              icon={<Close />}
              onClick={() => openPin(null)}
            />
            <Card comment={comment} number={number}>
              <p className={styles.note}>Ya no está: {wordsOf(comment.spot.element)}.</p>
            </Card>
          </div>
        ) : (
          <button
            key={comment.id}
            type="button"
            className={styles.lostPin}
            aria-expanded={false}
            onClick={() => openPin(comment.id)}
          >
            <span className={styles.number}>{number}</span>Su elemento ya no está
          </button>
        )
      })}
    </aside>
  )
}

/** The outline around an element that is pointed at or written about. */
function Outline({ of }: { of: Element }) {
  const box = useSyncExternalStore(onMove, () => {
    const { left, top, width, height } = of.getBoundingClientRect()
    return `${left} ${top} ${width} ${height}`
  })
  const [left, top, width, height] = box.split(' ').map(Number)
  return <div className={styles.outline} style={{ left, top, width, height }} />
}

/** The name of the element that is pointed at, and the keys. */
function Aim({ target }: { target: Element | null }) {
  useEffect(listenForAim, [])
  return (
    <>
      {target && <Outline of={target} />}
      <div
        className={styles.bar}
        data-ground="dark"
        role="dialog"
        aria-label="Elegir un elemento"
        tabIndex={-1}
        ref={focusIt}
      >
        <p className={styles.hint}>
          Tocá lo que querés comentar. Con teclado: Tab y flechas, Enter elige, Escape sale.
        </p>
        <output className={styles.aimed}>{target ? wordsOf(markOfShort(target)) : ''}</output>
        <Button tone="secondary" onClick={rest}>
          Cancelar
        </Button>
      </div>
    </>
  )
}

const focusIt = (bar: HTMLElement | null): void => bar?.focus({ preventScroll: true })

const markOfShort = (element: Element) => markOf(element, element)

function Undo() {
  const said = useDeleted((state) => state.said)
  const there = useComments((state) => state.entries.some((entry) => !isGone(entry)))
  return (
    <output className={styles.undo}>
      {said !== '' && (
        <span key={String(there)} className={styles.undoBox} data-ground="dark">
          {said}{' '}
          <button type="button" className={styles.act} onClick={() => void undoDelete()}>
            Deshacer
          </button>
        </span>
      )}
    </output>
  )
}
