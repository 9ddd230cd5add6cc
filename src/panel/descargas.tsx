import { urlOf } from '../api/client.ts'
import { read } from '../api/queries.ts'
import {
  crearDescarga,
  deleteDescarga,
  descargarArchive,
  obtenerDescarga,
  obtenerDescargas,
  updateDescarga,
  type Descarga,
} from '../contract/descarga.ts'
import { extensionOf } from '../ui/media-kind.ts'
import { linkColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const titleOf = ({ titulo }: Descarga) => titulo
const columns = [
  ordenColumn,
  textColumn('Título', titleOf),
  linkColumn(
    'Archivo',
    ({ file }: Descarga) => extensionOf(file).toUpperCase() || 'Archivo',
    ({ id }) => urlOf(descargarArchive, { id }),
  ),
]

const actions = ({ id, titulo }: Descarga) => (
  <>
    <EditButton screen={63} id={id} name={titulo} />
    <DeleteButton endpoint={deleteDescarga} input={{ idDescarga: id }} name={titulo} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <FileField name="file" label="Archivo" />
  </>
)

/** 60 */
export const DescargaList = () => (
  <EntityList
    title="Descargas"
    query={read(obtenerDescargas, {})}
    search={titleOf}
    columns={columns}
    create={<CreateButton screen={62}>Crear Descarga</CreateButton>}
    actions={actions}
  />
)

/** 62 */
export const DescargaCreate = () => (
  <EntityForm
    title="Crear Descarga"
    save={crearDescarga}
    backTo={60}
    load={read(obtenerDescargas, {})}
    values={(all) => ({ orden: nextOrden(all), titulo: '' })}
  >
    {fields}
  </EntityForm>
)

/** 63 */
export const DescargaEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Descarga"
    save={updateDescarga}
    backTo={60}
    load={read(obtenerDescarga, { id })}
    values={({ orden, titulo }) => ({ idDescarga: id, orden, titulo })}
  >
    {fields}
  </EntityForm>
)
