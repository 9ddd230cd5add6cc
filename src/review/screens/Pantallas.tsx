import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { Message } from '../../ui/Message.tsx'
import { useReviewer } from '../comments/store.ts'
import { openOnClick } from '../comments/where.ts'
import { Choice, Listing, Search } from '../parts.tsx'
import parts from '../parts.module.css'
import { linkTo } from '../scenario/text.ts'
import { markNames, marks, standing, type Mark } from './marked.ts'
import { loadMarks, mark, useMarks } from './marks.ts'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'
import styles from './screens.module.css'
import { everyScreen, filtered, grouped, keyOf, progressOf, titleOf, type Filter, type Shown } from './screens.ts'
import { sights } from './worth.ts'

/** What is worth seeing, and every screen in every state, with a link to the state, and the reviewer's mark. */
export default function Pantallas() {
  const { entries, trouble } = useMarks()
  const standingMarks = useMemo(() => standing(entries), [entries])
  const [filter, setFilter] = useState(everyScreen)
  const shown = filtered(useDeferredValue(filter), standingMarks)
  const states = shown.reduce((sum, one) => sum + one.states.length, 0)
  const { total, marked, approved, change } = progressOf(standingMarks)
  const set = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
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
        <progress className={styles.bar} max={total} value={marked} aria-label="Estados revisados" />
      </div>
      {trouble && <Message tone="error">Este navegador no guarda las marcas: duran lo que dure esta página.</Message>}
      <Listing
        filters={
          <>
            <Search label="Buscar" value={filter.text} onChange={(text) => set({ text })} />
            <Choice
              label="Marca"
              value={filter.mark}
              options={[['', 'Todas'], ['none', 'Sin marcar'], ...marks.map((one) => [one, markNames[one]] as const)]}
              onChange={(next) => set({ mark: next })}
            />
            <Choice
              label="Parte"
              value={filter.group}
              options={[['', 'Todas'], ...groups.map((group) => [group, group] as const)]}
              onChange={(group) => set({ group })}
            />
          </>
        }
        count={`${states} estados de ${shown.length} pantallas`}
        none={shown.length === 0 && 'Ninguna pantalla coincide.'}
        onClear={() => setFilter(everyScreen)}
      >
        {grouped(shown).map(({ group, shown: own }) => (
          <section key={group} aria-label={group}>
            <h3 className={styles.group}>{group}</h3>
            {own.map((one) => (
              <ScreenRows key={one.screen.id} {...one} />
            ))}
          </section>
        ))}
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
          <a href={linkTo(path, scenario)} onClick={openOnClick(path, scenario)}>
            {title}
          </a>
          <small>{how}</small>
        </li>
      ))}
    </ol>
  </section>
)

const ScreenRows = ({ screen, states }: Shown) => (
  <div className={styles.screen}>
    <h4>
      {screen.title} <small className={parts.soft}>{screen.code ?? screen.path}</small>
    </h4>
    <ul>
      {states.map((state) => (
        <StateRow key={state.name} screen={screen} state={state} />
      ))}
    </ul>
  </div>
)

function StateRow({ screen, state }: { screen: Screen; state: ScreenState }) {
  const { path } = screen
  const { scenario = '', step } = state
  const about = titleOf(screen, state)
  return (
    <li className={styles.state}>
      <p className={parts.named}>
        <a href={linkTo(path, scenario)} onClick={openOnClick(path, scenario)} aria-label={about}>
          {stateNames[state.name]}
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
  const toggle = (as: Mark) => mark(id, as === own ? null : as, name)
  return (
    <div role="group" aria-label={about} className={styles.marks}>
      {marks.map((as) => (
        <button
          key={as}
          type="button"
          className={cx(styles.mark, styles[as])}
          aria-pressed={as === own}
          title={as === own && by !== '' ? `Lo marcó ${by}` : undefined}
          onClick={() => toggle(as)}
        >
          {markNames[as]}
        </button>
      ))}
    </div>
  )
}
