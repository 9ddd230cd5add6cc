import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Empty } from '../../ui/Empty.tsx'
import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { useReviewer } from '../comments/use-reviewer.ts'
import { openOnClick } from '../comments/where.ts'
import { linkTo } from '../scenario/text.ts'
import { filtered, grouped, progressOf, type Filter } from './index-rows.ts'
import { markNames, marks, type Mark } from './marked.ts'
import { keepStorybook, loadMarks, mark, useMarks } from './marks.ts'
import styles from './screens.module.css'
import { groups, stateNames, type Screen, type ScreenState } from './screen.ts'
import { keyOf, storyOf, titleOf } from './screens.ts'
import { sights } from './worth.ts'

/** What is worth seeing, and every screen in every state, with links to the state and to its story, and the reviewer's mark. */
export default function Pantallas() {
  const kept = useMarks()
  const [filter, setFilter] = useState<Filter>({ text: '', mark: '', group: '' })
  const shown = filtered(useDeferredValue(filter), kept.marks)
  const states = shown.reduce((sum, one) => sum + one.states.length, 0)
  useEffect(() => void loadMarks(), [])
  return (
    <div className={styles.tool}>
      <Sights />
      <ProgressLine />
      {kept.trouble && (
        <Message tone="error">Este navegador no guarda las marcas: duran lo que dure esta página.</Message>
      )}
      <Filters filter={filter} onChange={setFilter} />
      <p className={styles.count} role="status">
        {states} estados de {shown.length} pantallas
      </p>
      {shown.length === 0 && (
        <Empty
          action={
            <Button tone="secondary" onClick={() => setFilter({ text: '', mark: '', group: '' })}>
              Ver todas
            </Button>
          }
        >
          Ninguna pantalla coincide.
        </Empty>
      )}
      {grouped(shown).map(({ group, shown: own }) => (
        <section key={group} aria-label={group}>
          <h3 className={styles.group}>{group}</h3>
          {own.map((one) => (
            <ScreenRows key={one.screen.id} {...one} />
          ))}
        </section>
      ))}
      <p className={styles.count}>Las marcas se llevan y se traen con los comentarios: «Comentarios», al pie.</p>
      <Storybook key={kept.storybook} address={kept.storybook} />
    </div>
  )
}

const Sights = () => (
  <section aria-labelledby="review-sights">
    <h3 id="review-sights" className={styles.group}>
      Para empezar
    </h3>
    <ol className={styles.sights}>
      {sights.map(({ title, path, scenario = '', how }) => (
        <li key={title}>
          <a href={linkTo(path, scenario)} onClick={openOnClick(path, scenario)}>
            {title}
          </a>
          <small>{how}</small>
        </li>
      ))}
    </ol>
  </section>
)

function ProgressLine() {
  const { total, marked, approved, change } = progressOf(useMarks((state) => state.marks))
  return (
    <div className={styles.progress}>
      <p>
        <strong>
          {marked} de {total}
        </strong>{' '}
        revisados: {approved} aprobados, {change} a cambiar
      </p>
      <progress className={styles.bar} max={total} value={marked} aria-label="Estados revisados" />
    </div>
  )
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const options = { '': 'Todas', none: 'Sin marcar', ...markNames } as const
  const markIn = (value: string): Filter['mark'] =>
    marks.find((one) => one === value) ?? (value === 'none' ? 'none' : '')
  return (
    <div className={styles.filters}>
      <Field label="Buscar" className={styles.search}>
        <TextInput
          type="search"
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      </Field>
      <Field label="Marca">
        <Select value={filter.mark} onChange={({ target }) => onChange({ ...filter, mark: markIn(target.value) })}>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Parte">
        <Select value={filter.group} onChange={({ target }) => onChange({ ...filter, group: target.value })}>
          <option value="">Todas</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

const ScreenRows = ({ screen, states }: { screen: Screen; states: readonly ScreenState[] }) => (
  <div className={styles.screen}>
    <h4 className={styles.title}>
      {screen.title} <code className={styles.code}>{screen.code ?? screen.path}</code>
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
  const { scenario, step } = state
  const story = storyOf(screen, state)
  const storybook = useMarks((kept) => kept.storybook)
  const name = stateNames[state.name]
  const about = titleOf(screen, state)
  return (
    <li className={styles.state}>
      <p className={styles.name}>
        {scenario === undefined ? (
          <span title="Ningún escenario la arma: está en su historia.">{name}</span>
        ) : (
          <a href={linkTo(path, scenario)} onClick={openOnClick(path, scenario)} aria-label={about}>
            {name}
          </a>
        )}
        {step !== undefined && <small>{step}</small>}
        {scenario === undefined && <small>Solo como historia.</small>}
      </p>
      {story === undefined ? (
        <span />
      ) : (
        <a
          className={styles.story}
          href={`${storybook}/?path=/story/${story}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Historia de ${about}`}
        >
          Historia
        </a>
      )}
      <Marks id={keyOf(screen, state)} about={about} />
    </li>
  )
}

function Marks({ id, about }: { id: string; about: string }) {
  const { name } = useReviewer()
  const { as: own, by } = useMarks((kept) => kept.marked.find((one) => one.id === id)) ?? { as: null, by: '' }
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

function Storybook({ address }: { address: string }) {
  const [said, setSaid] = useState<{ tone: 'success' | 'error'; text: string }>()
  const save = (form: FormData) => {
    const text = form.get('storybook')
    const kept = typeof text === 'string' && keepStorybook(text)
    setSaid(
      kept
        ? { tone: 'success', text: 'Guardado.' }
        : { tone: 'error', text: 'Tiene que ser una dirección web, como http://localhost:6006.' },
    )
  }
  return (
    <form className={styles.storybook} action={save}>
      <Field
        label="Dónde está Storybook"
        hint="Es otro servidor (npm run storybook): si no está levantado, sus enlaces no abren."
      >
        <TextInput name="storybook" type="url" inputMode="url" defaultValue={address} />
      </Field>
      <Button tone="secondary" type="submit">
        Guardar
      </Button>
      <Message tone={said?.tone ?? 'neutral'}>{said?.text}</Message>
    </form>
  )
}
