import { read } from '../api/queries.ts'
import {
  crearSeccion,
  deleteValor,
  obtenerSeccion,
  obtenerSecciones,
  updateSeccion,
  type Valor,
} from '../contract/valor.ts'
import { fileColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const titleOf = ({ titulo }: Valor) => titulo
const columns = [ordenColumn, textColumn('Título', titleOf), fileColumn('Imagen', ({ imagen }: Valor) => imagen)]

const actions = ({ id, titulo }: Valor) => (
  <>
    <EditButton screen={33} id={id} name={titulo} />
    <DeleteButton endpoint={deleteValor} input={{ idValor: id }} name={titulo} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <FileField name="imagen" label="Imagen" recommended="80x80" />
    <RichTextField name="texto" label="Texto" />
  </>
)

/** 32 */
export const ValorList = () => (
  <EntityList
    title="Valores"
    query={read(obtenerSecciones, {})}
    search={titleOf}
    columns={columns}
    create={<CreateButton screen={31}>Crear Valor</CreateButton>}
    actions={actions}
  />
)

/** 31 */
export const ValorCreate = () => (
  <EntityForm
    title="Crear Valor"
    save={crearSeccion}
    backTo={32}
    load={read(obtenerSecciones, {})}
    values={(all) => ({ orden: nextOrden(all), titulo: '', texto: '' })}
  >
    {fields}
  </EntityForm>
)

/** 33 */
export const ValorEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Valor"
    save={updateSeccion}
    backTo={32}
    load={read(obtenerSeccion, { id })}
    values={({ orden, titulo, texto }) => ({ idSeccion: id, orden, titulo, texto })}
  >
    {fields}
  </EntityForm>
)
