import { Field, Select, TextInput } from '../../ui/Field.tsx'
import { behaviourOf } from './edit.ts'
import { kinds, type Behaviour, type Rule } from './grammar.ts'
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

/** The fields of one rule. */
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
          {does.kind === 'slow' && (
            <Field label="Milisegundos">
              <TextInput
                type="number"
                min={0}
                max={600_000}
                step={500}
                value={does.ms}
                onChange={({ target }) =>
                  onChange({ ...does, ms: Math.min(600_000, number(target.value, 0)) }, rule.times)
                }
              />
            </Field>
          )}
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
