import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Message } from '../../ui/Message.tsx'
import { enter } from '../tab/address.ts'
import { callNames, isCall, nearest } from './calls.ts'
import { CallTable } from './CallTable.tsx'
import { Small } from '../Small.tsx'
import styles from './Escenarios.module.css'
import { kinds, parseScenario, roles, type BadWord } from './grammar.ts'
import { sayBadWord, sayScenario } from './say.ts'
import { linkTo, scenarioIn, textOf } from './text.ts'
import { WholeTab } from './WholeTab.tsx'

/** The most common scenarios. */
const ready: readonly (readonly [string, string])[] = [
  ['Lento', '*:slow:3000'],
  ['Caído', '*:error:500'],
  ['Sin conexión', '*:offline'],
  ['No contesta', '*:hang'],
  ['Vacío', '*:empty,obtenerLogos:ok,obtenerContacto:ok'],
  ['Sin espacio', 'espacio:lleno'],
  ['Como cliente', 'rol:cliente'],
  ['Como editor', 'rol:editor'],
]

const known: Partial<Record<BadWord['wanted'], readonly string[]>> = {
  call: [...callNames, 'rol', 'reloj', 'espacio', 'version'],
  kind: kinds,
  role: roles,
  full: ['lleno'],
  update: ['nueva'],
}

const sayError = (bad: BadWord): string => {
  const meant = nearest(bad.word, known[bad.wanted] ?? [])
  // The field above shows the whole scenario.
  return `${sayBadWord(bad, 60)}.${meant === undefined ? '' : ` ¿Quisiste decir «${meant}»?`}`
}

const current = () => scenarioIn(location.href)
/** The address that a scenario opens: the page under the sheet, or the home from the review tools' own page. */
const here = () => (/^\/demo\/?$/.test(location.pathname) ? '/' : location.href)

/** Makes a scenario of choices or of text typed by hand; either way it is one text and one link. */
export default function Escenarios() {
  const [text, setText] = useState(current)
  const [said, setSaid] = useState('')
  const parsed = parseScenario(text, isCall)
  const scenario = parsed.ok ? parsed.scenario : { rules: [] }
  const write = (next: string) => {
    setText(next)
    setSaid('')
  }
  const copy = () =>
    navigator.clipboard.writeText(new URL(linkTo(here(), text), location.origin).href).then(
      () => setSaid('Enlace copiado: abre esta pantalla así.'),
      () => setSaid('El navegador no deja copiar: el enlace es el de la barra de direcciones después de aplicarlo.'),
    )
  return (
    <div className={styles.tool}>
      <Field
        label="Escenario"
        hint={parsed.ok ? sayScenario(scenario).join(' · ') || 'Todo anda como siempre.' : undefined}
        error={parsed.ok ? undefined : parsed.errors.map(sayError).join(' ')}
      >
        <TextArea
          rows={2}
          spellCheck={false}
          className={styles.text ?? ''}
          placeholder="obtenerNovedades:slow:3000,rol:editor"
          value={text}
          onChange={({ target }) => write(target.value.replaceAll('\n', ''))}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          aria-disabled={!parsed.ok}
          onClick={() => {
            if (parsed.ok) enter(text)
          }}
        >
          Aplicar en esta pestaña
        </Button>
        <Button
          tone="secondary"
          aria-disabled={!parsed.ok}
          onClick={() => {
            if (parsed.ok) void copy()
          }}
        >
          Copiar enlace
        </Button>
        {current() !== '' && (
          <Button tone="quiet" onClick={() => enter('')}>
            Quitar
          </Button>
        )}
      </div>
      {said !== '' && <Message>{said}</Message>}
      <p className={styles.ready}>
        {ready.map(([label, value]) => (
          <Small key={label} aria-pressed={text === value} onClick={() => write(value)}>
            {label}
          </Small>
        ))}
      </p>
      <WholeTab scenario={scenario} onChange={(next) => write(textOf(next))} />
      <CallTable scenario={scenario} onChange={(next) => write(textOf(next))} />
    </div>
  )
}
