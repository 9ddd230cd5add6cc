import { IconButton } from './Button.tsx'
import { ArrowLeft, ArrowRight, Pause, Play } from './icons/index.tsx'
import type { Move } from './use-embla.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import styles from './Carousel.module.css'

type ControlsProps = {
  count: number
  index: number
  /** While the carousel moves by itself, the position is not announced. */
  quiet: boolean
  /** Only set for a carousel that moves by itself, or shows a film. */
  paused?: boolean
  onPause: () => void
  /** Acts once the code that moves the slides is there. */
  move: Move
}

// More dots are too narrow for a thumb on a 320 px phone.
const MOST_DOTS = 6

/** The arrows, the pause and the dots of a carousel. */
export function CarouselControls({ count, index, quiet, paused, onPause, move }: ControlsProps) {
  return (
    <div className={styles.controls} data-ground="dark">
      {paused !== undefined && (
        <IconButton
          label={paused ? 'Reproducir' : 'Pausar'}
          icon={paused ? <Play /> : <Pause />}
          className={styles.control}
          onClick={onPause}
        />
      )}
      {count > 1 && <Steps count={count} index={index} quiet={quiet} move={move} />}
    </div>
  )
}

/** The ways to another slide. A film alone has none. */
const Steps = ({ count, index, quiet, move }: Pick<ControlsProps, 'count' | 'index' | 'quiet' | 'move'>) => (
  <>
    {count > MOST_DOTS ? (
      <Counter index={index} count={count} />
    ) : (
      <Dots index={index} count={count} onChoose={(i) => move((embla) => embla.scrollTo(i))} />
    )}
    <IconButton
      label="Anterior"
      icon={<ArrowLeft />}
      className={styles.control}
      onClick={() => move((embla) => embla.scrollPrev())}
    />
    <IconButton
      label="Siguiente"
      icon={<ArrowRight />}
      className={styles.control}
      onClick={() => move((embla) => embla.scrollNext())}
    />
    <span aria-live={quiet ? 'off' : 'polite'}>
      <VisuallyHidden>{`${index + 1} de ${count}`}</VisuallyHidden>
    </span>
  </>
)

type PlaceProps = Pick<ControlsProps, 'index' | 'count'>

function Dots({ index, count, onChoose }: PlaceProps & { onChoose: (index: number) => void }) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, i) => (
        <button
          key={i}
          type="button"
          className={styles.dot}
          aria-label={`Ir a ${i + 1} de ${count}`}
          aria-current={i === index ? 'true' : undefined}
          onClick={() => onChoose(i)}
        />
      ))}
    </div>
  )
}

function Counter({ index, count }: PlaceProps) {
  return (
    <span aria-hidden="true" className={styles.counter}>
      {`${index + 1} / ${count}`}
    </span>
  )
}
