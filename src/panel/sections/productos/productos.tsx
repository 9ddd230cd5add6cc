import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api/queries.ts'
import {
  crearProducto,
  deleteProducto,
  eliminarImagen,
  guardarImagenProducto,
  obtenerProducto,
  obtenerProductos,
  updateProducto,
  type Producto,
} from '../../../contract/producto.ts'
import { counted, digits } from '../../../ui/counted.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { deletes, setsField } from '../../kit/list/bulk.ts'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { CreateButton, DeleteButton, EditButton, ImagesButton } from '../../kit/RowActions.tsx'
import { RowSwitch } from '../../kit/RowSwitch.tsx'
import { SubTable } from '../../kit/sub-table/SubTable.tsx'
import { PicturesByName } from '../../pictures/PicturesByName.tsx'
import styles from '../../kit/RowActions.module.css'

/** The search of the site: by code, size and bar code, in any order of words. */
const byAll = async (all: Producto[], wanted: string): Promise<Producto[]> => {
  const { ask } = await import('../../../site/catalogue-worker/ask.ts')
  const { matches, nearest } = await ask('find', all, wanted)
  return nearest ? [] : matches.flatMap(({ at }) => all[at] ?? [])
}

const nameOf = ({ nombre }: Producto) => nombre
/** The number of sizes, and the code of the first. */
const sizesOf = ({ sub_productos: sizes }: Producto) =>
  [counted(sizes.length, 'medida', 'medidas'), sizes[0]?.codigo].filter(Boolean).join(' · ')

const columns = [
  ordenColumn,
  fieldColumn('Nombre', 'nombre', sizesOf),
  fileColumn('Imagen', ({ imagenes }: Producto) => imagenes[0]?.path, 'No tiene imagenes'),
]

const choices = [
  {
    label: 'Mostrar',
    options: {
      Destacados: ({ destacado }: Producto) => destacado === 1,
      'Sin imágenes': ({ imagenes }: Producto) => imagenes.length === 0,
      'Sin medidas': ({ sub_productos: sizes }: Producto) => sizes.length === 0,
    },
  },
]

const edits = { load: obtenerProducto, save: updateProducto, nameOf }
const bulk = {
  nameOf,
  actions: [
    ...setsField<Producto>(edits, 'destacado', 'Destacado'),
    deletes(deleteProducto, ({ id }: Producto) => ({ idProducto: id })),
  ],
}

const actions = ({ id, nombre, destacado }: Producto) => (
  <>
    <RowSwitch label="Destacado" name={nombre} on={destacado === 1} field="destacado" id={id} calls={edits} />
    <EditButton id={id} name={nombre} />
    <ImagesButton id={id} name={nombre} />
    <DeleteButton endpoint={deleteProducto} input={{ idProducto: id }} name={nombre} />
  </>
)

const subColumns = [
  { name: 'codigo', label: 'Código', check: 'unique', role: 'codigo' },
  { name: 'tamaño', label: 'Tamaño', role: 'tamaño' },
  { name: 'pack', label: 'Pack', role: 'pack' },
  { name: 'codigobarra', label: 'Código de barras', check: 'ean', role: 'ean' },
] as const

const inputs = {
  nombre: 'Nombre',
  destacado: 'Destacado',
  orden: 'Orden',
  sub_productos: <SubTable name="sub_productos" label="Sub-productos" columns={subColumns} />,
  texto: 'Texto',
}

const all = read(obtenerProductos, {})
const pictures = { add: guardarImagenProducto, remove: eliminarImagen, recommended: '454x448' }
const of = { list: obtenerProductos, gallery: pictures }

/** The title holds the count of products. */
export function List() {
  const { data } = useQuery(all)
  return (
    <EntityList
      title={data ? `Productos (${digits(data.length)})` : 'Productos'}
      query={all}
      search={nameOf}
      wider={byAll}
      columns={columns}
      create={
        <div className={styles.answers}>
          {data && <PicturesByName products={data} />}
          <CreateButton>Crear Producto</CreateButton>
        </div>
      }
      actions={actions}
      edits={edits}
      bulk={bulk}
      choices={choices}
    />
  )
}

export const Create = () => (
  <EntityForm
    {...of}
    title="Crear Producto"
    save={crearProducto}
    incomplete="Faltan completar campos"
    load={all}
    inputs={inputs}
  />
)

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    {...of}
    title="Editar Producto"
    save={updateProducto}
    load={read(obtenerProducto, { id })}
    inputs={inputs}
  />
)

export const Gallery = ({ id }: { id: number }) => (
  <Pictures
    title={(producto) => producto?.nombre ?? 'Imágenes'}
    load={read(obtenerProducto, { id })}
    addLabel="Cargar imagen"
    owner={{ idProducto: id }}
    {...pictures}
  />
)
