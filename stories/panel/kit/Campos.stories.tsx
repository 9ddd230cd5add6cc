import preview from '../../.storybook/preview.tsx'
import { updateProducto } from '#contract/producto-writes.ts'
import { FlagField } from '#panel/kit/fields/FlagField.tsx'
import { InputField } from '#panel/kit/fields/InputField.tsx'
import { StoredField } from '#panel/kit/fields/StoredField.tsx'
import { updateUsuario } from '#contract/usuario.ts'
import { inForm } from './in-form.tsx'
import { ofRelease } from '../../widths.ts'

const request = { ...updateUsuario.request, ...updateProducto.request }

const meta = preview.meta({
  title: 'panel/kit/Campos',
  component: InputField,
  args: { name: 'usuario', label: 'Usuario' },
  argTypes: { name: { control: 'select', options: Object.keys(request) } },
  decorators: inForm(request, {
    usuario: 'editor',
    email: 'editor@example.com',
    orden: 3,
    destacado: 1,
    rol: 'usuario',
  }),
})

export const Texto = meta.story({ ...ofRelease })
export const Todos = meta.story({
  render: () => (
    <>
      <StoredField name="email" label="Email guardado" />
      <InputField name="usuario" label="Usuario" />
      <InputField name="email" label="Email" />
      <InputField name="contraseña" label="Contraseña" />
      <InputField name="orden" label="Orden" />
      <FlagField name="destacado" label="Destacado" />
      <InputField name="rol" label="Rol" />
    </>
  ),
})
