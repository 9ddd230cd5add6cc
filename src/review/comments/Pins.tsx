import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Close } from '../../ui/icons/index.tsx'
import { cx } from '../../ui/cx.ts'
import { showApart } from '../apart.tsx'
import { Act } from '../parts.tsx'
import parts from '../parts.module.css'
import { Card } from './Card.tsx'
import { isGone, present } from './comment.ts'
import styles from './comments.module.css'
import { focusPin, openPin, rest, useLayer, type Standing } from './layer.ts'
import { markOf, wordsOf } from './locate.ts'
import { listenForAim } from './pick-mode.ts'
import { loadComments, undoDelete, useComments, useDeleted } from './store.ts'
import { onMove, usePlaces, useScreen, type CommentPlace } from './use-places.ts'
import { toOpen } from './where.ts'
import { floatAt, Writer } from './Writer.tsx'

let shown = false

/** Shows the pins over the page, beside the app and in a tree of its own, once; and reads the comments. */
export const showPins = (): void => {
  if (shown) return
  shown = true
  const opens = toOpen()
  if (opens !== undefined) openPin(opens)
  showApart(<Pins />).dataset['reviewPins'] = ''
  void loadComments()
}

/** The comments of this screen as numbered pins, and the outline around the element that is pointed at. */
function Pins() {
  const { mode, target, opened } = useLayer()
  const entries = useComments((state) => state.entries)
  const screen = useScreen()
  const all = useMemo(() => present(entries), [entries])
  const here = useMemo(
    () => all.filter(({ id, spot, state }) => spot.address === screen && (!state.resolved || id === opened)),
    [all, screen, opened],
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
            number={all.indexOf(place.comment) + 1}
            before={places.slice(0, at).filter((one) => cornerOf(one) === cornerOf(place)).length}
            isOpen={place.comment.id === opened}
          />
        ))}
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

/** Where a pin stands: pins of elements that are gone stand together. */
const cornerOf = ({ at, standing }: CommentPlace): string => (at ? `${at.left} ${at.top}` : standing)

const size = 28

const close = () => openPin(null)

const notes: Readonly<Partial<Record<Standing, string>>> = { changed: 'El elemento cambió: era', gone: 'Ya no está:' }

type PinProps = {
  place: CommentPlace
  number: number
  /** How many earlier pins stand at the same point. */
  before: number
  isOpen: boolean
}

function Pin({ place: { comment, at, element, standing }, number, before, isOpen }: PinProps) {
  const isLost = standing === 'gone'
  const isFresh = useLayer(({ fresh }) => fresh === comment.id)
  useEffect(() => {
    if (isOpen) element?.scrollIntoView({ block: 'center' })
  }, [isOpen, element])
  if (!at && !isLost) return null
  const takeFocus = (button: HTMLButtonElement | null): void => {
    if (!isFresh || !button) return
    button.focus({ preventScroll: true })
    focusPin(null)
  }
  const left = at ? Math.min(Math.max(0, at.left - size / 2 + before * size), innerWidth - size) : size / 4
  // Pins of lost elements stand above the button of the tools and the strip.
  const top = at ? at.top - size / 2 : innerHeight - 2 * size - (before + 1) * (size + 4)
  const words = `Comentario ${number} de ${comment.author}: ${comment.said.text.slice(0, 80)}`
  const note = notes[standing]
  return (
    <>
      <button
        ref={takeFocus}
        type="button"
        className={cx(styles.pin, comment.state.resolved && styles.solved)}
        style={{ left, top: Math.max(0, top) }}
        hidden={top < -size || top > innerHeight}
        title={words}
        aria-label={isLost ? undefined : words}
        aria-expanded={isOpen}
        onClick={() => openPin(isOpen ? null : comment.id)}
      >
        {isLost ? `${number} Su elemento ya no está` : number}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is within.
        <section
          className={styles.float}
          style={floatAt(left, Math.max(0, top) + size + 4)}
          aria-label={`Comentario ${number}`}
          data-ground="light"
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
        >
          <IconButton className={styles.shut} label="Cerrar el comentario" icon={<Close />} onClick={close} />
          <Card comment={comment} number={number}>
            {note && <p className={styles.note}>{`${note} ${wordsOf(comment.spot.element)}.`}</p>}
          </Card>
        </section>
      )}
    </>
  )
}

function Outline({ of }: { of: Element }) {
  const box = useSyncExternalStore(onMove, () => {
    const { left, top, width, height } = of.getBoundingClientRect()
    return `${left} ${top} ${width} ${height}`
  })
  const [left, top, width, height] = box.split(' ').map(Number)
  return <div className={styles.outline} style={{ left, top, width, height }} />
}

function Aim({ target }: { target: Element | null }) {
  useEffect(listenForAim, [])
  return (
    <>
      {target && <Outline of={target} />}
      <div
        className={cx(parts.actions, styles.bar)}
        data-ground="dark"
        role="dialog"
        aria-label="Elegir un elemento"
        tabIndex={-1}
        ref={focusIt}
      >
        <p className={styles.hint}>
          Tocá lo que querés comentar. Con teclado: Tab y flechas, Enter elige, Escape sale.
        </p>
        <output className={styles.aimed}>{target ? wordsOf(markOf(target, target)) : ''}</output>
        <Button tone="secondary" onClick={rest}>
          Cancelar
        </Button>
      </div>
    </>
  )
}

const focusIt = (bar: HTMLElement | null): void => bar?.focus({ preventScroll: true })

function Undo() {
  const message = useDeleted((state) => state.said)
  const there = useComments((state) => state.entries.some((entry) => !isGone(entry)))
  return (
    <output className={styles.undo}>
      {message !== '' && (
        <span key={String(there)} className={styles.undoBox} data-ground="dark">
          {message} <Act onClick={() => void undoDelete()}>Deshacer</Act>
        </span>
      )}
    </output>
  )
}
