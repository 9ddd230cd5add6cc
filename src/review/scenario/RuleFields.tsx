import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { behaviourOf } from './edit.ts'
import { kinds, longestMs, type Behaviour, type Rule } from './grammar.ts'
import styles from './Escenarios.module.css'

const words: Readonly<Record<Behaviour['kind'], string>> = {
  ok: 'Anda (aunque todo lo demás no)',
  slow: 'Tarda',
  error: 'Falla',
  empty: 'No trae nada',
  hang: 'No contesta',
  offline: 'Sin conexión',
}

type RuleFieldsProps = {
  call: string
  rule: Rule | undefined
  onChange: (does?: Behaviour, times?: number) => void
}

const number = (text: string, otherwise: number) => (/^\d{1,6}$/.test(text) ? Number(text) : otherwise)
const milliseconds = (text: string) => Math.min(longestMs, number(text, 0))

type Slow = Extract<Behaviour, { kind: 'slow' }>

/** One time, or two, between which each call takes its own. */
function SlowFields({ does: { kind, ms, to }, onChange }: { does: Slow; onChange: (does: Slow) => void }) {
  return (
    <>
      <Field label="Milisegundos">
        <TextInput
          type="number"
          min={0}
          max={longestMs}
          step={100}
          value={ms}
          onChange={({ target }) => onChange({ kind, ms: milliseconds(target.value), ...(to !== undefined && { to }) })}
        />
      </Field>
      <Field label="Hasta">
        <TextInput
          type="number"
          min={0}
          max={longestMs}
          step={100}
          placeholder="Siempre igual"
          value={to ?? ''}
          onChange={({ target: { value } }) => onChange({ kind, ms, ...(value !== '' && { to: milliseconds(value) }) })}
        />
      </Field>
    </>
  )
}

export function RuleFields({ call, rule, onChange }: RuleFieldsProps) {
  const does = rule?.does
  const choose = (value: string) => {
    const kind = kinds.find((known) => known === value)
    onChange(kind && behaviourOf(kind), rule?.times)
  }
  return (
    <>
      <Select
        aria-label={`Qué hace ${call === '*' ? 'todo' : call}`}
        className={styles.kind}
        value={does?.kind ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Como siempre</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words[kind]}
          </option>
        ))}
      </Select>
      {rule && does && (
        <div className={styles.more}>
          {does.kind === 'slow' && <SlowFields does={does} onChange={(slow) => onChange(slow, rule.times)} />}
          {does.kind === 'error' && (
            <>
              <Field label="Estado">
                <Select
                  value={does.status}
                  onChange={({ target }) => onChange({ ...does, status: Number(target.value) }, rule.times)}
                >
                  {[400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502, 503, 507].map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </Select>
              </Field>
              <Field label="Mensaje">
                <TextInput
                  placeholder="El del servidor"
                  value={does.message ?? ''}
                  onChange={({ target: { value } }) =>
                    onChange(
                      { kind: 'error', status: does.status, ...(value !== '' && { message: value }) },
                      rule.times,
                    )
                  }
                />
              </Field>
            </>
          )}
          <Field label="Veces">
            <TextInput
              type="number"
              min={1}
              placeholder="Todas"
              value={rule.times ?? ''}
              onChange={({ target: { value } }) => onChange(does, number(value, 0) > 0 ? number(value, 0) : undefined)}
            />
          </Field>
        </div>
      )}
    </>
  )
}
