import { useDeferredValue, useState } from 'react'
import { Field, TextInput } from '../../ui/Field.tsx'
import { callsOfPage, matching } from './calls.ts'
import { ruleOf, withRule } from './edit.ts'
import styles from './Escenarios.module.css'
import type { Scenario } from './grammar.ts'
import { RuleFields } from './RuleFields.tsx'

type CallTableProps = { scenario: Scenario; onChange: (scenario: Scenario) => void }

/** Every call of the contract; calls with a rule and calls of this page come first. */
export function CallTable({ scenario, onChange }: CallTableProps) {
  const [typed, setTyped] = useState('')
  const [first] = useState(() => [...scenario.rules.map(({ call }) => call), ...callsOfPage()])
  const place = (name: string) => (first.includes(name) ? first.indexOf(name) : first.length)
  const found = matching(useDeferredValue(typed)).toSorted((a, b) => place(a.name) - place(b.name))
  const row = (call: string, about: string) => (
    <li key={call} className={styles.call}>
      <span className={styles.name}>
        <b>{call === '*' ? 'Todo' : call}</b>
        <small>{about}</small>
      </span>
      <RuleFields
        call={call}
        rule={ruleOf(scenario, call)}
        onChange={(does, times) => onChange(withRule(scenario, call, does, times))}
      />
    </li>
  )
  return (
    <section className={styles.calls}>
      <Field label="Llamadas">
        <TextInput
          type="search"
          placeholder="obtenerProductos, imagen, login…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <ul className={styles.list} aria-label="Llamadas del contrato">
        {typed === '' && row('*', 'todas a la vez')}
        {found.map(({ name, method, path }) => row(name, `${method} ${path}`))}
      </ul>
      {found.length === 0 && <p className={styles.soft}>Ninguna llamada se llama así.</p>}
    </section>
  )
}
