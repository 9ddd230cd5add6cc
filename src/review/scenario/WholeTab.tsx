import { Checkbox, Field, Select, TextInput } from '../../ui/Field.tsx'
import styles from './Escenarios.module.css'
import { roles, type Role, type Scenario } from './grammar.ts'

const names: Readonly<Record<Role, string>> = {
  nadie: 'Nadie',
  cliente: 'Cliente',
  pendiente: 'Cliente sin activar',
  editor: 'Editor',
  admin: 'Administrador',
}

type WholeTabProps = { scenario: Scenario; onChange: (scenario: Scenario) => void }

/** The parts of a scenario that concern the whole tab: role, day, and device. */
export function WholeTab({ scenario, onChange }: WholeTabProps) {
  const { role: _role, ...anyone } = scenario
  const { day: _day, ...today } = scenario
  const choose = (value: string) => {
    const role = roles.find((known) => known === value)
    onChange({ ...anyone, ...(role && { role }) })
  }
  return (
    <section className={styles.whole}>
      <Field label="Quién">
        <Select value={scenario.role ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">Quien haya ingresado</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {names[role]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Qué día es">
        <TextInput
          type="date"
          value={scenario.day ?? ''}
          onChange={({ target: { value } }) => onChange({ ...today, ...(value !== '' && { day: value }) })}
        />
      </Field>
      <Checkbox
        label="Sin espacio para guardar"
        checked={scenario.full ?? false}
        onChange={({ target }) => onChange({ ...scenario, full: target.checked })}
      />
      <Checkbox
        label="Hay una versión nueva del sitio"
        checked={scenario.update ?? false}
        onChange={({ target }) => onChange({ ...scenario, update: target.checked })}
      />
    </section>
  )
}
