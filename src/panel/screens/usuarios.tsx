import type { InputOf } from '../../contract/endpoint.ts'
import { read } from '../../api/queries.ts'
import {
  crearUsuario,
  deleteUsuario,
  obtenerIdUsuario,
  obtenerUsuarios,
  updateUsuario,
  type Usuario,
} from '../../contract/usuario.ts'
import { fieldColumn } from '../kit/columns.tsx'
import { EntityForm } from '../kit/EntityForm.tsx'
import { EntityList } from '../kit/EntityList.tsx'
import { deletes } from '../kit/list/bulk.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { FormBody } from '../kit/FormBody.tsx'
import { startOf } from '../kit/form/start.ts'
import { FormInputs, type Inputs } from '../kit/FormInputs.tsx'
import { useOpenScreen } from '../kit/place.ts'
import { CreateButton, DeleteButton, EditButton } from '../kit/RowActions.tsx'
import { Screen } from '../kit/Screen.tsx'
import { usuarios } from '../sections/usuarios.ts'

const nameOf = ({ usuario }: Usuario) => usuario
const columns = [fieldColumn('Usuario', 'usuario'), fieldColumn('Email', 'email')]

const edits = { load: obtenerIdUsuario, save: updateUsuario, nameOf }
const bulk = { nameOf, actions: [deletes(deleteUsuario, ({ id }: Usuario) => ({ id }))] }

const actions = ({ id, usuario }: Usuario) => (
  <>
    <EditButton id={id} name={usuario} />
    <DeleteButton endpoint={deleteUsuario} input={{ id }} name={usuario} />
  </>
)

export const List = () => (
  <EntityList
    title="Usuarios"
    query={read(obtenerUsuarios, {})}
    search={nameOf}
    columns={columns}
    create={<CreateButton>Crear Usuario</CreateButton>}
    actions={actions}
    edits={edits}
    bulk={bulk}
  />
)

/** Sends `admin`, where the edit form sends `rol` (§6). */
export const Create = () => {
  const openScreen = useOpenScreen()
  return (
    <Screen title="Crear Usuario">
      <FormBody
        save={crearUsuario}
        start={startOf(crearUsuario, undefined)}
        loaded={undefined}
        onSaved={() => openScreen(usuarios.list, { ask: false })}
        onCancel={() => openScreen(usuarios.list)}
      >
        <FormInputs
          inputs={
            {
              usuario: 'Usuario',
              admin: (
                <SelectField
                  name="admin"
                  label="Rol"
                  options={[
                    [1, 'administrador'],
                    [0, 'usuario'],
                  ]}
                />
              ),
              email: 'Email',
              contraseña: 'Contraseña',
            } satisfies Inputs<InputOf<typeof crearUsuario>>
          }
        />
      </FormBody>
    </Screen>
  )
}

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Usuario"
    save={updateUsuario}
    load={read(obtenerIdUsuario, { id })}
    inputs={{ usuario: 'Usuario', rol: 'Rol', email: 'Email', contraseña: 'Contraseña' }}
  />
)
