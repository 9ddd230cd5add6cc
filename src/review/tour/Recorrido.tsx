import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { ArrowRight, Check } from '../../ui/icons/index.tsx'
import { openOnClick } from '../comments/where.ts'
import { linkTo } from '../scenario/text.ts'
import { goTo, leave, start, type Progress } from './progress.ts'
import { stops, type Stop } from './stops.ts'
import styles from './tour.module.css'
import { move, useNotice, useTour } from './use-tour.ts'

/** The tour, one stop at a time; a visitor can leave and resume it. */
export default function Recorrido() {
  useNotice()
  const { progress, ready } = useTour()
  if (!ready) return null
  const stop = stops[progress.at]
  return (
    <div className={styles.tour}>
      {progress.going && stop ? (
        <Here key={stop.id} stop={stop} progress={progress} />
      ) : (
        <Outside progress={progress} />
      )}
      <Stops progress={progress} />
    </div>
  )
}

/** The text for a tour that is not begun, left, or at its end. */
function Outside({ progress }: { progress: Progress }) {
  const { at, done } = progress
  const isEnd = at >= stops.length
  if (isEnd) {
    return (
      <section className={styles.stop} aria-label="Fin del recorrido">
        <h3 className={styles.title}>Fin del recorrido</h3>
        <p role="status">
          {done.length === stops.length
            ? 'Hiciste todas las paradas.'
            : `Hiciste ${done.length} de ${stops.length} paradas. Las que faltan están abajo.`}
        </p>
        <p>¿Algo para cambiar? Escribilo en «Comentarios», sobre la pantalla misma.</p>
        <p className={styles.actions}>
          <Button onClick={() => move(goTo(start, 0))}>Empezar de nuevo</Button>
        </p>
      </section>
    )
  }
  const isNew = at === 0 && done.length === 0
  return (
    <section className={styles.stop} aria-label="Recorrido">
      <p>
        {stops.length} paradas, unos quince minutos. Cada una dice qué hacer y adónde ir; se puede saltear, dejar y
        retomar.
      </p>
      <p>
        Para ver la página entera, cerrá la sala (Escape): el ojo de la esquina, o Ctrl+Alt+R, la vuelve a abrir en la
        misma parada.
      </p>
      <p className={styles.actions}>
        <Button onClick={() => move(goTo(progress, at))}>{isNew ? 'Empezar' : `Seguir en la parada ${at + 1}`}</Button>
        {!isNew && (
          <Button tone="quiet" onClick={() => move(goTo(start, 0))}>
            Empezar de nuevo
          </Button>
        )}
      </p>
    </section>
  )
}

function Here({ stop, progress }: { stop: Stop; progress: Progress }) {
  const { at, done, before } = progress
  const isDone = done.includes(stop.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles.stop} aria-labelledby="review-stop">
      <p className={styles.number}>
        Parada {at + 1} de {stops.length}
      </p>
      <h3 id="review-stop" ref={heading} tabIndex={-1} className={styles.title}>
        {stop.title}
      </h3>
      <p>{stop.about}</p>
      <ol className={styles.steps}>
        {stop.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.links}>
        {stop.links.map(({ label, path, scenario = '' }) => (
          <a key={label} href={linkTo(path, scenario)} onClick={openOnClick(path, scenario)}>
            {label}
            <ArrowRight />
          </a>
        ))}
      </p>
      <p role="status" className={cx(styles.notice, isDone && styles.done)}>
        {isDone ? (
          <>
            <Check />
            Hecho.
          </>
        ) : (
          before && 'Cuando lo hagas, se marca acá.'
        )}
      </p>
      <p className={styles.actions}>
        <Button tone={isDone ? 'primary' : 'secondary'} onClick={() => move(goTo(progress, at + 1))}>
          {at + 1 === stops.length ? 'Terminar' : 'Siguiente'}
        </Button>
        {at > 0 && (
          <Button tone="quiet" onClick={() => move(goTo(progress, at - 1))}>
            Anterior
          </Button>
        )}
        <Button tone="quiet" onClick={() => move(leave(progress))}>
          Dejar
        </Button>
      </p>
    </section>
  )
}

const Stops = ({ progress }: { progress: Progress }) => (
  <nav aria-label="Paradas">
    <ol className={styles.list}>
      {stops.map(({ id, title }, at) => {
        const isDone = progress.done.includes(id)
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={progress.going && at === progress.at ? 'step' : undefined}
              onClick={() => move(goTo(progress, at))}
            >
              <span className={cx(styles.dot, isDone && styles.did)}>{isDone ? <Check /> : at + 1}</span>
              {title}
              {isDone && <span className="visually-hidden"> (hecha)</span>}
            </button>
          </li>
        )
      })}
    </ol>
  </nav>
)
