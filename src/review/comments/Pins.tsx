import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import { Close } from '#ui/icons/index.tsx'
import { cx } from '#ui/cx.ts'
import { showApart } from '../apart.tsx'
import { Act } from '../parts.tsx'
import parts from '../parts.module.css'
import { Card } from './Card.tsx'
import { isGone, present } from './comment.ts'
import styles from './comments.module.css'
import { focusPin, openPin, stopCommenting, useLayer } from './layer.ts'
import { getElementMark, describeElement } from './locate.ts'
import { listenForAim } from './pick-mode.ts'
import { Picture, PlaceNote } from './Place.tsx'
import { loadComments, undoDelete, useComments, useDeleted } from './store.ts'
import { onMove, usePositions, useScreen, type CommentPosition } from './use-positions.ts'
import { takeCommentToOpen } from './screen-address.ts'
import { toFloatStyle, Writer } from './Writer.tsx'

let shown = false

/** Shows the pins over the page, beside the app and in a tree of its own, once; and reads the comments. */
export const showPins = (): void => {
  if (shown) return
  shown = true
  const opens = takeCommentToOpen()
  if (opens !== undefined) openPin(opens)
  showApart(<Pins />).dataset['reviewPins'] = ''
  void loadComments()
}

/** The comments of this screen as numbered pins, and the outline around the element that is pointed at. */
function Pins() {
  const { mode, target, opened } = useLayer()
  const entries = useComments((state) => state.entries)
  const screen = useScreen()
  const comments = useMemo(() => present(entries), [entries])
  const visibleComments = useMemo(
    () => comments.filter(({ id, spot, state }) => spot.address === screen && (!state.resolved || id === opened)),
    [comments, screen, opened],
  )
  const positions = usePositions(visibleComments)
  if (mode === 'pick') return <Aim target={target} />
  return (
    <>
      {mode === 'rest' &&
        positions.map((position, index) => (
          <Pin
            key={position.comment.id}
            position={position}
            number={comments.indexOf(position.comment) + 1}
            stackIndex={
              positions.slice(0, index).filter((earlier) => getCornerKey(earlier) === getCornerKey(position)).length
            }
            isOpen={position.comment.id === opened}
          />
        ))}
      {mode === 'write' && target && (
        <>
          <Outline element={target} />
          <Writer element={target} />
        </>
      )}
      <Undo />
    </>
  )
}

/** The key of a pin's position: pins without an element share one. */
const getCornerKey = ({ corner, standing }: CommentPosition): string => (corner ? `${corner.x} ${corner.y}` : standing)

const size = 28

const close = () => openPin(null)

type PinProps = {
  position: CommentPosition
  number: number
  /** How many earlier pins stand at the same point. */
  stackIndex: number
  isOpen: boolean
}

function Pin({ position: { comment, corner, element, standing }, number, stackIndex, isOpen }: PinProps) {
  const isLost = standing === 'gone'
  const isFresh = useLayer(({ fresh }) => fresh === comment.id)
  useEffect(() => {
    if (isOpen) element?.scrollIntoView({ block: 'center' })
  }, [isOpen, element])
  if (!corner && !isLost) return null
  const takeFocus = (button: HTMLButtonElement | null): void => {
    if (!isFresh || !button) return
    button.focus({ preventScroll: true })
    focusPin(null)
  }
  const x = corner ? Math.min(Math.max(0, corner.x - size / 2 + stackIndex * size), innerWidth - size) : size / 4
  // Pins of lost elements stand above the button of the tools and the strip.
  const y = corner ? corner.y - size / 2 : innerHeight - 2 * size - (stackIndex + 1) * (size + 4)
  const words = `Comentario ${number} de ${comment.author}: ${comment.said.text.slice(0, 80)}`
  return (
    <>
      <button
        ref={takeFocus}
        type="button"
        className={cx(styles.pin, comment.state.resolved && styles.solved)}
        style={{ left: x, top: Math.max(0, y) }}
        hidden={y < -size || y > innerHeight}
        title={words}
        aria-label={isLost ? undefined : words}
        aria-expanded={isOpen}
        onClick={() => openPin(isOpen ? null : comment.id)}
      >
        {isLost ? `${number} Sin lugar` : number}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is within.
        <section
          className={styles.float}
          style={toFloatStyle(x, Math.max(0, y) + size + 4)}
          aria-label={`Comentario ${number}`}
          data-ground="light"
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
        >
          <IconButton className={styles.shut} label="Cerrar el comentario" icon={<Close />} onClick={close} />
          <Card comment={comment} number={number}>
            <PlaceNote standing={standing} />
            {isLost && <Picture comment={comment} />}
          </Card>
        </section>
      )}
    </>
  )
}

function Outline({ element }: { element: Element }) {
  const box = useSyncExternalStore(onMove, () => {
    const { left: x, top: y, width, height } = element.getBoundingClientRect()
    return `${x} ${y} ${width} ${height}`
  })
  const [x, y, width, height] = box.split(' ').map(Number)
  return <div className={styles.outline} style={{ left: x, top: y, width, height }} />
}

function Aim({ target }: { target: Element | null }) {
  useEffect(listenForAim, [])
  return (
    <>
      {target && <Outline element={target} />}
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
        <output className={styles.aimed}>{target ? describeElement(getElementMark(target)) : ''}</output>
        <Button tone="secondary" onClick={stopCommenting}>
          Cancelar
        </Button>
      </div>
    </>
  )
}

const focusIt = (bar: HTMLElement | null): void => bar?.focus({ preventScroll: true })

function Undo() {
  const message = useDeleted((state) => state.said)
  const hasComments = useComments((state) => state.entries.some((entry) => !isGone(entry)))
  return (
    <output className={styles.undo}>
      {message !== '' && (
        <span key={String(hasComments)} className={styles.undoBox} data-ground="dark">
          {message} <Act onClick={() => void undoDelete()}>Deshacer</Act>
        </span>
      )}
    </output>
  )
}
