import { urlOf } from '../api/client.ts'
import { read } from '../api/queries.ts'
import { deleteDescarga } from '../contract/descarga.ts'
import {
  crearFileZona,
  obtenerFileZona,
  obtenerFileZonas,
  obtenerZona,
  updateFileZona,
  type FileZona,
} from '../contract/file-zona.ts'
import { linkColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const orderOf = ({ numeropedido }: FileZona) => numeropedido
const columns = [
  ordenColumn,
  textColumn('Numero de pedido', orderOf),
  linkColumn(
    'Archivo',
    ({ formato }: FileZona) => formato.toUpperCase() || 'Archivo',
    ({ id }) => urlOf(obtenerZona, { id }),
  ),
]

/** One call deletes public and private files (§7); what it did here has a name of its own (§8). */
const deleteFileZona = { ...deleteDescarga, done: 'Archivo eliminado' }

const actions = ({ id, numeropedido }: FileZona) => (
  <>
    <EditButton screen={109} id={id} name={numeropedido} />
    <DeleteButton endpoint={deleteFileZona} input={{ idDescarga: id }} name={numeropedido} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="numeropedido" label="Numero de pedido" />
    <FileField name="file" label="Archivo" />
  </>
)

/** 108 */
export const FileZonaList = () => (
  <EntityList
    title="Archivos Zona Privada"
    query={read(obtenerFileZonas, {})}
    search={orderOf}
    columns={columns}
    create={<CreateButton screen={110}>Crear Archivo</CreateButton>}
    actions={actions}
  />
)

/** 110 */
export const FileZonaCreate = () => (
  <EntityForm
    title="Crear Archivo"
    save={crearFileZona}
    backTo={108}
    load={read(obtenerFileZonas, {})}
    values={(all) => ({ orden: nextOrden(all), numeropedido: '' })}
  >
    {fields}
  </EntityForm>
)

/** 109 */
export const FileZonaEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Archivo"
    save={updateFileZona}
    backTo={108}
    load={read(obtenerFileZona, { id })}
    values={({ orden, numeropedido }) => ({ idFileZona: id, orden, numeropedido })}
  >
    {fields}
  </EntityForm>
)
