import { useDeferredValue, useState } from 'react'
import { capital } from '#contract/capital.ts'
import { Choice, Search, Typed } from '../parts.tsx'
import parts from '../parts.module.css'
import { callsOfPage, findCalls } from './calls.ts'
import styles from './Escenarios.module.css'
import { behaviours, kinds, longestMs, parseBehaviour, type Behaviour, type Rule, type Scenario } from './grammar.ts'

/** Sets the rule of a call; without a behaviour the call has no rule. Each call has one rule at most here. */
const withRule = (scenario: Scenario, call: string, does?: Behaviour, times?: number): Scenario => {
  const rule: Rule[] = does ? [{ call, does, ...(times !== undefined && { times }) }] : []
  const index = scenario.rules.findIndex((candidate) => candidate.call === call)
  const others = scenario.rules.filter((candidate) => candidate.call !== call)
  return { ...scenario, rules: index < 0 ? [...others, ...rule] : others.toSpliced(index, 0, ...rule) }
}

type CallTableProps = { scenario: Scenario; onChange: (scenario: Scenario) => void }

/** Every call of the contract; calls with a rule and calls of this page come first. */
export function CallTable({ scenario, onChange }: CallTableProps) {
  const [typed, setTyped] = useState('')
  const [first] = useState(() => [...scenario.rules.map(({ call }) => call), ...callsOfPage()])
  const rank = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  const matches = findCalls(useDeferredValue(typed)).toSorted((a, b) => rank(a.name) - rank(b.name))
  const row = (call: string, about: string) => (
    <li key={call} className={styles.call}>
      <span className={parts.named}>
        <b>{call === '*' ? 'Todo' : call}</b>
        <small>{about}</small>
      </span>
      <RuleFields
        call={call}
        rule={scenario.rules.find((rule) => rule.call === call)}
        onChange={(does, times) => onChange(withRule(scenario, call, does, times))}
      />
    </li>
  )
  return (
    <section className={parts.stack}>
      <Search label="Llamadas" placeholder="obtenerProductos, imagen, login…" value={typed} onChange={setTyped} />
      <ul role="list" aria-label="Llamadas del contrato">
        {typed === '' && row('*', 'todas a la vez')}
        {matches.map(({ name, method, path }) => row(name, `${method} ${path}`))}
      </ul>
      {matches.length === 0 && <p className={parts.soft}>Ninguna llamada se llama así.</p>}
    </section>
  )
}

const statuses = ['400', '401', '403', '404', '409', '413', '415', '422', '429', '500', '502', '503', '507']

const parseNumber = (text: string) => (/^\d{1,6}$/.test(text) ? Math.min(longestMs, Number(text)) : 0)
/** Times between which each call takes its own. */
const ofTime = { type: 'number', min: 0, max: longestMs, step: 100 }

type RuleFieldsProps = {
  call: string
  rule: Rule | undefined
  onChange: (does?: Behaviour, times?: number) => void
}

function RuleFields({ call, rule, onChange }: RuleFieldsProps) {
  const { does, times }: Partial<Rule> = rule ?? {}
  const change = (next: Behaviour) => onChange(next, times)
  return (
    <>
      <Choice
        aria-label={`Qué hace ${call === '*' ? 'todo' : call}`}
        className={styles.kind}
        value={does?.kind ?? ''}
        options={[['', 'Como siempre'], ...kinds.map((kind) => [kind, capital(behaviours[kind].name)] as const)]}
        onChange={(kind) =>
          onChange(kind === '' ? undefined : parseBehaviour(kind, [...behaviours[kind].sample]), times)
        }
      />
      {does && (
        <div className={styles.more}>
          {does.kind === 'slow' && (
            <>
              <Typed
                {...ofTime}
                label="Milisegundos"
                value={does.ms}
                onChange={(text) => change({ ...does, ms: parseNumber(text) })}
              />
              <Typed
                {...ofTime}
                label="Hasta"
                placeholder="Siempre igual"
                value={does.to ?? ''}
                onChange={(text) => change({ kind: does.kind, ms: does.ms, ...(text && { to: parseNumber(text) }) })}
              />
            </>
          )}
          {does.kind === 'error' && (
            <>
              <Choice
                label="Estado"
                value={String(does.status)}
                options={statuses.map((status) => [status, status])}
                onChange={(status) => change({ ...does, status: Number(status) })}
              />
              <Typed
                label="Mensaje"
                placeholder="El del servidor"
                value={does.message ?? ''}
                onChange={(message) => change({ kind: does.kind, status: does.status, ...(message && { message }) })}
              />
            </>
          )}
          <Typed
            label="Veces"
            type="number"
            min={1}
            placeholder="Todas"
            value={times ?? ''}
            onChange={(text) => onChange(does, parseNumber(text) || undefined)}
          />
        </div>
      )}
    </>
  )
}
