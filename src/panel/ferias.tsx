import { read } from '../api/queries.ts'
import {
  crearFeria,
  deleteFeria,
  eliminarImagenFeria,
  guardarImagenFeria,
  obtenerFeria,
  obtenerFerias,
  updateFeria,
  type Feria,
} from '../contract/feria.ts'
import { fileColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { Gallery } from './kit/gallery/Gallery.tsx'
import { CreateButton, DeleteButton, EditButton, ImagesButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const titleOf = ({ titulo }: Feria) => titulo
const columns = [
  ordenColumn,
  textColumn('Título', titleOf),
  textColumn('Epígrafe', ({ epigrafe }: Feria) => epigrafe),
  fileColumn('Imagen', ({ imagenes }: Feria) => imagenes[0]?.path, 'No tiene imagenes'),
]

const actions = ({ id, titulo }: Feria) => (
  <>
    <EditButton screen={71} id={id} name={titulo} />
    <ImagesButton screen={73} id={id} name={titulo} />
    <DeleteButton endpoint={deleteFeria} input={{ idFeria: id }} name={titulo} />
  </>
)

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <TextField name="epigrafe" label="Epígrafe" />
    <RichTextField name="texto" label="Texto" />
  </>
)

/** 70 */
export const FeriaList = () => (
  <EntityList
    title="Ferias"
    query={read(obtenerFerias, {})}
    search={titleOf}
    columns={columns}
    create={<CreateButton screen={72}>Crear Feria</CreateButton>}
    actions={actions}
  />
)

/** 72: etiqueta and destacado are always sent, empty and 0 (§4). */
export const FeriaCreate = () => (
  <EntityForm
    title="Crear Feria"
    save={crearFeria}
    backTo={70}
    load={read(obtenerFerias, {})}
    values={(all) => ({
      orden: nextOrden(all),
      titulo: '',
      epigrafe: '',
      texto: '',
      etiqueta: '',
      destacado: 0 as const,
    })}
  >
    {fields}
  </EntityForm>
)

/** 71 */
export const FeriaEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Feria"
    save={updateFeria}
    backTo={70}
    load={read(obtenerFeria, { id })}
    values={({ id: idFeria, imagenes: _, ...feria }) => ({ idFeria, ...feria })}
  >
    {fields}
  </EntityForm>
)

/** 73 */
export const FeriaGallery = ({ id }: { id: number }) => (
  <Gallery
    title={(feria) => `Galeria de ${feria?.titulo ?? ''}`}
    load={read(obtenerFeria, { id })}
    backTo={70}
    recommended="454x448"
    addLabel="Cargar Imagen"
    add={guardarImagenFeria}
    owner={{ idFeria: id }}
    remove={eliminarImagenFeria}
  />
)
