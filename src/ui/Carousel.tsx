import { Children, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useAttention } from './use-attention.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { CarouselControls } from './CarouselControls.tsx'
import { Clock, useSlideVideos } from './carousel-motion.ts'
import { cx } from './cx.ts'
import { useEmbla } from './use-embla.ts'
import styles from './Carousel.module.css'

type CarouselProps = {
  /** The carousel's name for screen readers. */
  label: string
  slides: ReactNode[]
  /** Shows the next slide after this many ms, unless hovered, focused or paused. */
  autoplayMs?: number
  /** Some slide is a film: one alone can be paused as well (WCAG 2.2.2). */
  film?: boolean
  startIndex?: number
  onSelect?: (index: number) => void
  /** Sets the height; the slides fill it. */
  className?: string | undefined
}

/** A visitor who prefers reduced motion gets a paused carousel and can start it. */
const usePaused = () => {
  const [chosen, choose] = useState<boolean>()
  const quiet = useReducedMotion(false)
  return [chosen ?? quiet, choose] as const
}

/** Slides one at a time. The first is there at once; embla, which moves them, loads later. */
export function Carousel({
  label,
  slides,
  autoplayMs,
  film = false,
  startIndex = 0,
  onSelect,
  className,
}: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const { index, ready, move } = useEmbla(viewport, { startIndex, onSelect, count: slides.length })
  const [paused, setPaused] = usePaused()
  const [attended, attention] = useAttention()
  const several = slides.length > 1
  const steered = several || film
  const moving = several && autoplayMs !== undefined && !paused && !attended && ready
  useSlideVideos(viewport, index, paused)

  const next = () => move((embla) => embla.scrollNext())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, textarea, select, video')) return
    if (event.key === 'ArrowLeft') move((embla) => embla.scrollPrev())
    else if (event.key === 'ArrowRight') next()
    else return
    event.preventDefault()
  }

  return (
    <section aria-roledescription="carrusel" aria-label={label} className={cx(styles.carousel, className)}>
      {moving && <Clock key={index} ms={autoplayMs} onTime={next} />}
      <div
        role="presentation"
        className={cx(styles.stage, steered && styles.steered)}
        onKeyDown={several ? onKeyDown : undefined}
        {...attention}
      >
        <div ref={setViewport} className={styles.viewport}>
          <Track slides={slides} index={index} startIndex={startIndex} />
        </div>
        {steered && (
          <CarouselControls
            count={slides.length}
            index={index}
            quiet={moving}
            paused={autoplayMs === undefined ? undefined : paused}
            onPause={() => setPaused(!paused)}
            move={move}
          />
        )}
      </div>
    </section>
  )
}

function Track({ slides, index, startIndex }: { slides: ReactNode[]; index: number; startIndex: number }) {
  // The position where embla starts, set once; embla moves the track from then on.
  const [style] = useState<CSSProperties>(() =>
    startIndex > 0 ? { transform: `translateX(${-100 * startIndex}%)` } : {},
  )
  return (
    <ul role="list" className={styles.track} style={style}>
      {Children.map(slides, (slide, i) => (
        <li
          aria-roledescription="diapositiva"
          aria-label={`${i + 1} de ${slides.length}`}
          inert={i !== index}
          className={styles.slide}
        >
          {slide}
        </li>
      ))}
    </ul>
  )
}
