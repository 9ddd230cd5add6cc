import { read } from '#api/queries.ts'
import {
  crearUsuario,
  deleteUsuario,
  obtenerIdUsuario,
  obtenerUsuarios,
  updateUsuario,
  type Usuario,
} from '#contract/usuario.ts'
import { useSession } from '#state/session.ts'
import { fieldColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { createDeleteAction } from '../../kit/list/bulk.ts'
import { listScreen } from '../../kit/list-screen.tsx'
import { InputField } from '../../kit/fields/InputField.tsx'
import { CreateButton, DeleteButton, EditButton } from '../../kit/RowActions.tsx'
import styles from './usuarios.module.css'

const getName = ({ usuario }: Usuario) => usuario
/** 'vos' marks the account that is in. */
function Role({ id, rol }: Usuario) {
  const isMe = useSession(({ idLogin }) => idLogin === id)
  return <span className={styles.role}>{isMe ? `${rol} · vos` : rol}</span>
}

export const List = listScreen({
  title: 'Usuarios',
  query: read(obtenerUsuarios, {}),
  search: getName,
  columns: [fieldColumn('Usuario', 'usuario'), fieldColumn('Email', 'email')],
  create: <CreateButton>Crear Usuario</CreateButton>,
  edits: { load: obtenerIdUsuario, save: updateUsuario, getName },
  bulk: { getName, actions: [createDeleteAction(deleteUsuario, ({ id }: Usuario) => ({ id }))] },
  actions: (user) => (
    <>
      <Role {...user} />
      <EditButton id={user.id} name={user.usuario} />
      <DeleteButton endpoint={deleteUsuario} input={{ id: user.id }} name={user.usuario} />
    </>
  ),
})

const roles = [
  [1, 'administrador'],
  [0, 'usuario'],
] as const

/** Sends `admin`, where the edit form sends `rol` (§6). */
export const Create = () => (
  <EntityForm
    title="Crear Usuario"
    save={crearUsuario}
    load={read(obtenerUsuarios, {})}
    inputs={{
      usuario: 'Usuario',
      admin: <InputField name="admin" label="Rol" options={roles} />,
      email: 'Email',
      contraseña: 'Contraseña',
    }}
  />
)

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Usuario"
    save={updateUsuario}
    load={read(obtenerIdUsuario, { id })}
    inputs={{ usuario: 'Usuario', rol: 'Rol', email: 'Email', contraseña: 'Contraseña' }}
  />
)
