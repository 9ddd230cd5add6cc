import { read } from '../api/queries.ts'
import {
  crearServicio,
  deleteServicio,
  obtenerServicio,
  obtenerServicios,
  updateServicio,
  type Servicio,
} from '../contract/servicio.ts'
import { fileColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const titleOf = ({ titulo }: Servicio) => titulo
const columns = [ordenColumn, textColumn('Título', titleOf), fileColumn('Imagen', ({ imagen }: Servicio) => imagen)]

const actions = ({ id, titulo }: Servicio) => (
  <>
    <EditButton screen={53} id={id} name={titulo} />
    <DeleteButton endpoint={deleteServicio} input={{ idServicio: id }} name={titulo} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <FileField name="imagen" label="Imagen" recommended="704x306" />
    <RichTextField name="texto" label="Texto" />
  </>
)

/** 50 */
export const ServicioList = () => (
  <EntityList
    title="Servicios"
    query={read(obtenerServicios, {})}
    search={titleOf}
    columns={columns}
    create={<CreateButton screen={52}>Crear Servicio</CreateButton>}
    actions={actions}
  />
)

/** 52 */
export const ServicioCreate = () => (
  <EntityForm
    title="Crear Servicio"
    save={crearServicio}
    backTo={50}
    load={read(obtenerServicios, {})}
    values={(all) => ({ orden: nextOrden(all), titulo: '', texto: '' })}
  >
    {fields}
  </EntityForm>
)

/** 53 */
export const ServicioEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Servicio"
    save={updateServicio}
    backTo={50}
    load={read(obtenerServicio, { id })}
    values={({ orden, titulo, texto }) => ({ idServicio: id, orden, titulo, texto })}
  >
    {fields}
  </EntityForm>
)
