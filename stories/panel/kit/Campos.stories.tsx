import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { updateProducto } from '../../../src/contract/producto.ts'
import { FlagField } from '../../../src/panel/kit/fields/FlagField.tsx'
import { IntegerField } from '../../../src/panel/kit/fields/IntegerField.tsx'
import { LongTextField } from '../../../src/panel/kit/fields/LongTextField.tsx'
import { PasswordField } from '../../../src/panel/kit/fields/PasswordField.tsx'
import { SelectField } from '../../../src/panel/kit/fields/SelectField.tsx'
import { StoredField } from '../../../src/panel/kit/fields/StoredField.tsx'
import { TextField } from '../../../src/panel/kit/fields/TextField.tsx'
import { updateUsuario } from '../../../src/contract/usuario.ts'
import { inForm } from './in-form.tsx'

const request = { ...updateUsuario.request, ...updateProducto.request }

const meta = preview.meta({
  title: 'panel/kit/Campos',
  component: TextField,
  args: { name: 'usuario', label: 'Usuario' },
  argTypes: { name: { control: 'select', options: Object.keys(request) } },
  decorators: inForm(request, {
    usuario: 'editor',
    email: 'editor@example.com',
    orden: 3,
    destacado: 1,
    rol: 'editor',
  }),
})

export const Texto = meta.story({
  play: async ({ canvas }) => expect(await canvas.findByLabelText(/^Usuario/)).toHaveValue('editor'),
})
export const Todos = meta.story({
  render: () => (
    <>
      <StoredField name="email" label="Email guardado" />
      <TextField name="usuario" label="Usuario" />
      <LongTextField name="email" label="Email" />
      <PasswordField name="contraseña" label="Contraseña" />
      <IntegerField name="orden" label="Orden" />
      <FlagField name="destacado" label="Destacado" />
      <SelectField
        name="rol"
        label="Rol"
        options={[
          ['editor', 'Usuario'],
          ['admin', 'Administrador'],
        ]}
      />
    </>
  ),
})
