import { useEffect, useMemo } from 'react'
import { cx } from '../../ui/cx.ts'
import { Message } from '../../ui/Message.tsx'
import { useReviewer } from '../comments/store.ts'
import { linkProps } from '../comments/where.ts'
import { Listing } from '../Listing.tsx'
import parts from '../parts.module.css'
import { markNames, marks, standing } from './marked.ts'
import { loadMarks, mark, useMarks } from './marks.ts'
import { stateNames } from './screen.ts'
import styles from './screens.module.css'
import { filtersOf, keyOf, linked, progressOf, titleOf, type Shown } from './screens.ts'
import { sights } from './worth.ts'

/** What is worth seeing, and every screen in every state, with a link to the state, and the reviewer's mark. */
export default function Pantallas() {
  const { entries, trouble } = useMarks()
  const standingMarks = useMemo(() => standing(entries), [entries])
  const { total, marked, approved, change } = progressOf(standingMarks)
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
        filters={filtersOf(standingMarks)}
        count={(shown) => `${shown.length} estados de ${new Set(shown.map(({ screen }) => screen)).size} pantallas`}
        none="Ninguna pantalla coincide."
      >
        {(shown) =>
          [...Map.groupBy(shown, ({ screen }) => screen.group)].map(([group, own]) => (
            <section key={group} aria-label={group}>
              <h3 className={styles.group}>{group}</h3>
              {[...Map.groupBy(own, ({ screen }) => screen)].map(([screen, states]) => (
                <div key={screen.id} className={styles.screen}>
                  <h4>
                    {screen.title} <small className={parts.soft}>{screen.code ?? screen.path}</small>
                  </h4>
                  <ul>
                    {states.map((one) => (
                      <StateRow key={one.state.name} {...one} />
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
    <ol className={styles.sights}>
      {sights.map(([title, path, how, scenario = '']) => (
        <li key={title} className={parts.named}>
          <a {...linkProps(path, scenario)}>{title}</a>
          <small>{how}</small>
        </li>
      ))}
    </ol>
  </section>
)

function StateRow({ screen, state }: Shown) {
  const { name, scenario = '', step } = state
  const about = titleOf(screen, state)
  return (
    <li className={styles.state}>
      <p className={parts.named}>
        <a {...linkProps(screen.path, scenario)} aria-label={about}>
          {stateNames[name]}
        </a>
        {step !== undefined && <small>{step}</small>}
      </p>
      <Marks id={keyOf(screen, state)} about={about} />
    </li>
  )
}

function Marks({ id, about }: { id: string; about: string }) {
  const { name } = useReviewer()
  const { as: own, by } = useMarks(({ entries }) => entries.find((one) => one.id === id)) ?? { as: null, by: '' }
  return (
    <div role="group" aria-label={about} className={styles.marks}>
      {marks.map((as) => (
        <button
          key={as}
          type="button"
          className={cx(styles.mark, styles[as])}
          aria-pressed={as === own}
          title={as === own && by !== '' ? `Lo marcó ${by}` : undefined}
          onClick={() => mark(id, as === own ? null : as, name)}
        >
          {markNames[as]}
        </button>
      ))}
    </div>
  )
}
