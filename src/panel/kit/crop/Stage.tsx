import type { KeyboardEvent, PointerEvent } from 'react'
import type { Size } from '../fields/size-advice.ts'
import { areaOf, movedBy, settled, type View } from './crop.ts'
import { Cut } from './Cut.tsx'
import styles from './crop.module.css'

const step = 0.05
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const zooms: Readonly<Record<string, number>> = { '+': 0.1, '-': -0.1 }

type StageProps = { file: File; picture: Size; ideal: Size; view: View; onView: (view: View) => void }

/** The crop: the pointer or the arrow keys move the picture below the crop; + and - zoom. */
export function Stage({ file, picture, ideal, view, onView }: StageProps) {
  const onPointerMove = ({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLButtonElement>) => {
    if (buttons !== 1) return
    const { width, height } = currentTarget.getBoundingClientRect()
    // The picture follows the pointer, so that the area goes the other way.
    onView(movedBy(view, picture, ideal, -movementX / width, -movementY / height))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [move, nearer] = [moves[event.key], zooms[event.key]]
    if (move) onView(movedBy(view, picture, ideal, ...move))
    else if (nearer !== undefined) onView(settled({ ...view, zoom: view.zoom + nearer }, picture, ideal))
    else return
    event.preventDefault()
  }
  const ratio = ideal.width / ideal.height
  return (
    <button
      type="button"
      aria-label="Recorte: las flechas lo mueven, + y - lo acercan y alejan"
      className={styles.stage}
      style={{ aspectRatio: ratio, width: `min(100%, ${40 * ratio}vh)` }}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    >
      <Cut file={file} picture={picture} area={areaOf(view, picture, ideal)} />
    </button>
  )
}
