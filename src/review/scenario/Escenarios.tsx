import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Checkbox, Field, TextArea } from '#ui/Field.tsx'
import { Choice, Small, Typed, useOutcome } from '../parts.tsx'
import parts from '../parts.module.css'
import { enter } from '../tab/address.ts'
import { callNames, isCall, nearest } from './calls.ts'
import { CallTable } from './CallTable.tsx'
import styles from './Escenarios.module.css'
import { isSetting, kinds, parseScenario, settingKeys, settings, type BadToken, type Scenario } from './grammar.ts'
import { sayBadToken, sayScenario } from './say.ts'
import { linkTo, readScenarioText, formatScenario } from './text.ts'

const ready = {
  Lento: '*:slow:3000',
  Caído: '*:error:500',
  'Sin conexión': '*:offline',
  'No contesta': '*:hang',
  Vacío: '*:empty,obtenerLogos:ok,obtenerContacto:ok',
  'Sin espacio': 'espacio:lleno',
  'Como cliente': 'rol:cliente',
  'Como editor': 'rol:editor',
}

const knownTokens = (expected: BadToken['expected']): readonly string[] => {
  if (isSetting(expected)) return settings[expected].names.map(([value]) => value).filter(Boolean)
  if (expected === 'call') return [...callNames, ...settingKeys.map((key) => settings[key].word)]
  return expected === 'kind' ? kinds : []
}

const sayError = (bad: BadToken): string => {
  const meant = nearest(bad.token, knownTokens(bad.expected))
  // The field above shows the whole scenario.
  return `${sayBadToken(bad, 60)}.${meant === undefined ? '' : ` ¿Quisiste decir «${meant}»?`}`
}

const current = () => readScenarioText(location.href)
/** The address that a scenario opens: the page under the sheet, or the home from the review tools' own page. */
const targetAddress = () => (/^\/demo\/?$/.test(location.pathname) ? '/' : location.href)

/** Makes a scenario of choices or of text typed by hand; either way it is one text and one link. */
export default function Escenarios() {
  const [text, setText] = useState(current)
  const { outcome, say, copy } = useOutcome()
  const link = () => new URL(linkTo(targetAddress(), text), location.origin).href
  const parsed = parseScenario(text, isCall)
  const scenario = parsed.ok ? parsed.scenario : { rules: [] }
  const write = (next: string) => {
    setText(next)
    say(undefined)
  }
  const change = (next: Scenario) => write(formatScenario(next))
  return (
    <>
      <Field
        label="Escenario"
        hint={parsed.ok ? sayScenario(scenario).join(' · ') || 'Todo anda como siempre.' : undefined}
        error={parsed.ok ? undefined : parsed.errors.map(sayError).join(' ')}
      >
        <TextArea
          rows={2}
          spellCheck={false}
          className={styles.text}
          placeholder="obtenerNovedades:slow:3000,rol:editor"
          value={text}
          onChange={({ target }) => write(target.value.replaceAll('\n', ''))}
        />
      </Field>
      <div className={parts.actions}>
        <Button aria-disabled={!parsed.ok} onClick={() => parsed.ok && enter(text)}>
          Aplicar en esta pestaña
        </Button>
        <Button
          tone="secondary"
          aria-disabled={!parsed.ok}
          onClick={() => parsed.ok && void copy('Enlace', link(), 'Enlace copiado: abre esta pantalla así.')}
        >
          Copiar enlace
        </Button>
        {current() !== '' && (
          <Button tone="quiet" onClick={() => enter('')}>
            Quitar
          </Button>
        )}
      </div>
      {outcome}
      <p className={parts.wide}>
        {Object.entries(ready).map(([label, value]) => (
          <Small key={label} aria-pressed={text === value} onClick={() => write(value)}>
            {label}
          </Small>
        ))}
      </p>
      <WholeTab scenario={scenario} onChange={change} />
      <CallTable scenario={scenario} onChange={change} />
    </>
  )
}

/** The parts of a scenario that concern the whole tab: role, day, and device. */
function WholeTab({ scenario, onChange }: { scenario: Scenario; onChange: (scenario: Scenario) => void }) {
  return (
    <section className={styles.whole}>
      {settingKeys.map((key) => {
        const { label, names, samples } = settings[key]
        const value: string = scenario[key] ?? ''
        const change = (next: string) => onChange(Object.assign({ ...scenario }, { [key]: next }))
        if (names.length === 0) return <Typed key={key} label={label} type="date" value={value} onChange={change} />
        if (names.length > 1) return <Choice key={key} label={label} value={value} options={names} onChange={change} />
        return (
          <Checkbox
            key={key}
            label={label}
            checked={value !== ''}
            onChange={({ target }) => change(target.checked ? samples.join('') : '')}
          />
        )
      })}
    </section>
  )
}
