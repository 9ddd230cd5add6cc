import { read } from '../api/queries.ts'
import {
  crearNovedad,
  deleteNovedad,
  obtenerNovedad,
  obtenerNovedades,
  updateNovedad,
  type Novedad,
} from '../contract/novedad.ts'
import { fileColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { FlagField } from './kit/fields/FlagField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden, plainText } from './kit/text.ts'

const wording = ({ texto }: Novedad) => plainText(texto)
const columns = [
  ordenColumn,
  fileColumn('Imagen', ({ imagen }: Novedad) => imagen),
  textColumn('Etiqueta', ({ etiqueta }: Novedad) => etiqueta),
  textColumn('Título', ({ titulo }: Novedad) => titulo),
  textColumn('Epígrafe', ({ epigrafe }: Novedad) => epigrafe),
]

const actions = ({ id, titulo }: Novedad) => (
  <>
    <EditButton screen={41} id={id} name={titulo} />
    <DeleteButton endpoint={deleteNovedad} input={{ idNovedad: id }} name={titulo} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <FlagField name="destacado" label="Destacado" />
    <TextField name="epigrafe" label="Epígrafe" />
    <TextField name="etiqueta" label="Etiqueta" />
    <FileField name="imagen" label="Portada" recommended="809x572" />
    <RichTextField name="texto" label="Texto" />
  </>
)

/** 40 */
export const NovedadList = () => (
  <EntityList
    title="Novedades"
    query={read(obtenerNovedades, {})}
    search={wording}
    columns={columns}
    create={<CreateButton screen={42}>Crear Novedad</CreateButton>}
    actions={actions}
  />
)

/** 42 */
export const NovedadCreate = () => (
  <EntityForm
    title="Crear Novedad"
    save={crearNovedad}
    backTo={40}
    load={read(obtenerNovedades, {})}
    values={(all) => ({
      orden: nextOrden(all),
      titulo: '',
      destacado: 0 as const,
      epigrafe: '',
      etiqueta: '',
      texto: '',
    })}
  >
    {fields}
  </EntityForm>
)

/** 41 */
export const NovedadEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Novedad"
    save={updateNovedad}
    backTo={40}
    load={read(obtenerNovedad, { id })}
    values={({ orden, titulo, destacado, epigrafe, etiqueta, texto }) => ({
      idNovedad: id,
      orden,
      titulo,
      destacado,
      epigrafe,
      etiqueta,
      texto,
    })}
  >
    {fields}
  </EntityForm>
)
