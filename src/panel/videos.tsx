import { read } from '../api/queries.ts'
import { crearVideo, deleteVideo, obtenerVideo, obtenerVideos, updateVideo, type Video } from '../contract/video.ts'
import { fileColumn, linkColumn, ordenColumn, textColumn, type Column } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FileField } from './kit/fields/FileField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { OneOf } from './kit/fields/OneOf.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { CreateButton, DeleteButton, EditButton } from './kit/RowActions.tsx'
import { nextOrden } from './kit/text.ts'

const titleOf = ({ titulo }: Video) => titulo
const linked = linkColumn(
  'Video',
  ({ link }: Video) => link ?? '',
  ({ link }) => link ?? '',
)
const stored = fileColumn('Video', ({ file }: Video) => file)
const source: Column<Video> = { ...stored, cell: (video) => (video.link ? linked : stored).cell(video) }
const columns = [ordenColumn, textColumn('Título', titleOf), source]

const actions = ({ id, titulo }: Video) => (
  <>
    <EditButton screen={82} id={id} name={titulo} />
    <DeleteButton endpoint={deleteVideo} input={{ idVideo: id }} name={titulo} />
  </>
)

const ways = [
  { name: 'link', label: 'Link', field: <TextField name="link" label="Dirección del video" /> },
  { name: 'file', label: 'Archivo', field: <FileField name="file" label="Archivo del video" /> },
]

const fields = (
  <>
    <IntegerField name="orden" label="Orden" />
    <TextField name="titulo" label="Título" />
    <OneOf label="Video" ways={ways} />
  </>
)

/** 80 */
export const VideoList = () => (
  <EntityList
    title="Videos"
    query={read(obtenerVideos, {})}
    search={titleOf}
    columns={columns}
    create={<CreateButton screen={81}>Crear Video</CreateButton>}
    actions={actions}
  />
)

/** 81 */
export const VideoCreate = () => (
  <EntityForm
    title="Crear Video"
    save={crearVideo}
    backTo={80}
    load={read(obtenerVideos, {})}
    values={(all) => ({ orden: nextOrden(all), titulo: '' })}
  >
    {fields}
  </EntityForm>
)

/** 82 */
export const VideoEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Video"
    save={updateVideo}
    backTo={80}
    load={read(obtenerVideo, { id })}
    values={({ orden, titulo, link }) => ({ idVideo: id, orden, titulo, link: link ?? '' })}
  >
    {fields}
  </EntityForm>
)
