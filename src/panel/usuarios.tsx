import type { ReactNode } from 'react'
import { read } from '../api/queries.ts'
import {
  crearUsuario,
  deleteUsuario,
  obtenerIdUsuario,
  obtenerUsuarios,
  updateUsuario,
  type Usuario,
} from '../contract/usuario.ts'
import { textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { PasswordField } from './kit/fields/PasswordField.tsx'
import { SelectField } from './kit/fields/SelectField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { FormBody } from './kit/FormBody.tsx'
import { useOpenScreen } from './kit/place.ts'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { Screen } from './kit/Screen.tsx'

const nameOf = ({ usuario }: Usuario) => usuario
const columns = [textColumn('Usuario', nameOf), textColumn('Email', ({ email }: Usuario) => email)]

const actions = ({ id, usuario }: Usuario) => (
  <>
    <EditButton screen={101} id={id} name={usuario} />
    <DeleteButton endpoint={deleteUsuario} input={{ id }} name={usuario} />
  </>
)

const fields = (rol: ReactNode) => (
  <>
    <TextField name="usuario" label="Usuario" />
    {rol}
    <TextField name="email" label="Email" />
    <PasswordField name="contraseña" label="Contraseña" />
  </>
)

/** 99 */
export const UsuarioList = () => (
  <EntityList
    title="Usuarios"
    query={read(obtenerUsuarios, {})}
    search={nameOf}
    columns={columns}
    create={<CreateButton screen={100}>Crear Usuario</CreateButton>}
    actions={actions}
  />
)

/** 100: sends `admin` (§6). */
export const UsuarioCreate = () => {
  const openScreen = useOpenScreen()
  return (
    <Screen title="Crear Usuario">
      <FormBody
        save={crearUsuario}
        start={{ usuario: '', admin: 0, email: '' }}
        loaded={undefined}
        onSaved={() => openScreen(99, { ask: false })}
        onCancel={() => openScreen(99)}
      >
        {fields(
          <SelectField
            name="admin"
            label="Rol"
            options={[
              [1, 'administrador'],
              [0, 'usuario'],
            ]}
          />,
        )}
      </FormBody>
    </Screen>
  )
}

/** 101: sends `rol` (§6). */
export const UsuarioEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Usuario"
    save={updateUsuario}
    backTo={99}
    load={read(obtenerIdUsuario, { id })}
    values={({ usuario, rol, email }) => ({ idUsuario: id, usuario, rol, email })}
  >
    {fields(
      <SelectField
        name="rol"
        label="Rol"
        options={[
          ['administrador', 'administrador'],
          ['usuario', 'usuario'],
        ]}
      />,
    )}
  </EntityForm>
)
