import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Checkbox, Field, PasswordInput, Select, Switch, TextArea, TextInput } from '#ui/Field.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  component: Field,
  title: 'ui/Field',
  decorators: [onLight],
  args: { label: 'Usuario', children: <TextInput /> },
})

export const Vacio = meta.story({})
export const ConValor = meta.story({ args: { children: <TextInput defaultValue="Bulonera del Sur S.R.L." /> } })
export const ConAyuda = meta.story({
  args: { label: 'Orden', hint: 'Los menores van primero.', children: <TextInput inputMode="numeric" /> },
})

export const ConError = meta.story({
  ...ofTest,
  args: {
    label: 'E-mail',
    hint: 'Donde te respondemos.',
    error: 'Email incorrecto',
    children: <TextInput defaultValue="ventas@" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Donde te respondemos. Email incorrecto')
  },
})

export const Contrasena = meta.story({
  ...ofTest,
  name: 'Contraseña',
  args: { label: 'Contraseña', children: <PasswordInput defaultValue="cliente1234" /> },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contraseña')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }))
    await expect(input).toHaveAttribute('type', 'text')
  },
})

export const TextoLargo = meta.story({
  args: {
    label: 'Nombre completo de la empresa o razón social tal como figura en la constancia de inscripción de ARCA',
    error:
      'El nombre es más largo de lo que admite la factura: usá hasta 60 caracteres, sin abreviaturas ni puntos suspensivos.',
    children: <TextInput defaultValue={'Establecimientos Metalúrgicos '.repeat(6)} />,
  },
})

export const Interruptor = meta.story({
  ...ofTest,
  render: () => <Switch label="Activado" />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Activado' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
  },
})

const all = () => (
  <form style={{ display: 'grid', gap: 'var(--space-5)', maxWidth: '32rem' }}>
    <Field label="Nombre y apellido" required>
      <TextInput />
    </Field>
    <Field label="E-mail" error="Email incorrecto">
      <TextInput type="email" defaultValue="ventas@" />
    </Field>
    <Field label="Contraseña">
      <PasswordInput defaultValue="cliente1234" />
    </Field>
    <Field label="Rol">
      <Select defaultValue="usuario">
        <option value="administrador">Administrador</option>
        <option value="usuario">Usuario</option>
      </Select>
    </Field>
    <Field label="Mensaje" hint="Contanos medida, terminación y cantidad.">
      <TextArea placeholder="Por ejemplo: 500 bulones 3/8 × 2” zincados" />
    </Field>
    <Field label="Seccion">
      <TextInput readOnly defaultValue="productos" />
    </Field>
    <Field label="Deshabilitado">
      <TextInput disabled defaultValue="No se puede tocar" />
    </Field>
    <div>
      <Checkbox label="Destacado" defaultChecked />
    </div>
    <div>
      <Checkbox label="Recordar usuario" />
    </div>
    <div>
      <Switch label="Activado" defaultChecked />
    </div>
    <div>
      <Switch label="Sin activar" />
    </div>
    <div>
      <Switch label="Sin permiso" disabled />
    </div>
  </form>
)

export const Todos = meta.story({ ...ofTest, render: all })
export const TodosSobreNegro = meta.story({ render: all, decorators: [onDark] })
