import { useEffect, useMemo } from 'react'
import { cx } from '#ui/cx.ts'
import { Message } from '#ui/Message.tsx'
import { useReviewer } from '../comments/store.ts'
import { linkProps } from '../comments/screen-address.ts'
import { Listing } from '../Listing.tsx'
import parts from '../parts.module.css'
import { markNames, marks, standing, type Verdict } from './marked.ts'
import { loadMarks, mark, useMarks } from './marks.ts'
import { stateNames } from './screen.ts'
import styles from './screens.module.css'
import { createFilters, getStateKey, linked, countProgress, getStateTitle, type Shown } from './screens.ts'
import { sights } from './sights.ts'

/** The sights, and every screen in every state, with a link to the state and the reviewer's mark. */
export default function Pantallas() {
  const { entries, trouble } = useMarks()
  const standingMarks = useMemo(() => standing(entries), [entries])
  const { total, marked, approved, change } = countProgress(standingMarks)
  useEffect(() => void loadMarks(), [])
  return (
    <>
      <Sights />
      <div>
        <p className={parts.named}>
          <strong>
            {marked} de {total}
          </strong>{' '}
          revisados: {approved} aprobados, {change} a cambiar
        </p>
        <progress className={parts.progress} max={total} value={marked} aria-label="Estados revisados" />
      </div>
      {trouble && <Message tone="error">Este navegador no guarda las marcas: duran lo que dure esta página.</Message>}
      <Listing
        rows={linked}
        filters={createFilters(standingMarks)}
        count={(shown) => `${shown.length} estados de ${new Set(shown.map(({ screen }) => screen)).size} pantallas`}
        none="Ninguna pantalla coincide."
      >
        {(shown) =>
          [...Map.groupBy(shown, ({ screen }) => screen.group)].map(([group, groupStates]) => (
            <section key={group} aria-label={group}>
              <h3 className={styles.group}>{group}</h3>
              {[...Map.groupBy(groupStates, ({ screen }) => screen)].map(([screen, states]) => (
                <div key={screen.id} className={styles.screen}>
                  <h4>
                    {screen.title} <small className={parts.soft}>{screen.code ?? screen.path}</small>
                  </h4>
                  <ul role="list">
                    {states.map((linkedState) => (
                      <StateRow
                        key={linkedState.state.name}
                        {...linkedState}
                        verdicts={standingMarks.get(getStateKey(screen, linkedState.state)) ?? none}
                      />
                    ))}
                  </ul>
                </div>
              ))}
            </section>
          ))
        }
      </Listing>
      <p className={parts.soft}>Las marcas se llevan y se traen con los comentarios: «Comentarios», al pie.</p>
    </>
  )
}

const Sights = () => (
  <section aria-labelledby="review-sights">
    <h3 id="review-sights" className={styles.group}>
      Para empezar
    </h3>
    <ol role="list" className={styles.sights}>
      {sights.map(([title, path, how, scenario = '']) => (
        <li key={title} className={parts.named}>
          <a {...linkProps(path, scenario)}>{title}</a>
          <small>{how}</small>
        </li>
      ))}
    </ol>
  </section>
)

const none: readonly Verdict[] = []

function StateRow({ screen, state, verdicts }: Shown & { verdicts: readonly Verdict[] }) {
  const { name: reviewer } = useReviewer()
  const { name, scenario = '', step } = state
  const about = getStateTitle(screen, state)
  const id = getStateKey(screen, state)
  const ownMark = verdicts.find(({ by }) => by === reviewer)?.as
  return (
    <li className={styles.state}>
      <p className={parts.named}>
        <a {...linkProps(screen.path, scenario)} aria-label={about}>
          {stateNames[name]}
        </a>
        {step !== undefined && <small>{step}</small>}
        {verdicts.some(({ by }) => by !== reviewer) && (
          <small className={styles.verdicts}>
            {verdicts.map(({ as, by }) => (
              <span key={by}>
                {by || 'Sin nombre'}: {markNames[as]}
              </span>
            ))}
          </small>
        )}
      </p>
      <div role="group" aria-label={about} className={styles.marks}>
        {marks.map((as) => (
          <button
            key={as}
            type="button"
            className={cx(styles.mark, styles[as])}
            aria-pressed={as === ownMark}
            onClick={() => mark(id, as === ownMark ? null : as, reviewer)}
          >
            {markNames[as]}
          </button>
        ))}
      </div>
    </li>
  )
}
