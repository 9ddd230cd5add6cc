import { useQuery } from '@tanstack/react-query'
import { read } from '../api/queries.ts'
import {
  crearProducto,
  deleteProducto,
  eliminarImagen,
  guardarImagenProducto,
  obtenerProducto,
  obtenerProductos,
  updateProducto,
  type Producto,
} from '../contract/producto.ts'
import { fileColumn, ordenColumn, textColumn } from './kit/columns.tsx'
import { EntityForm } from './kit/EntityForm.tsx'
import { EntityList } from './kit/EntityList.tsx'
import { FlagField } from './kit/fields/FlagField.tsx'
import { IntegerField } from './kit/fields/IntegerField.tsx'
import { RichTextField } from './kit/fields/RichTextField.tsx'
import { TextField } from './kit/fields/TextField.tsx'
import { Gallery } from './kit/gallery/Gallery.tsx'
import { CreateButton, DeleteButton, EditButton, ImagesButton } from './kit/RowActions.tsx'
import { SubTable } from './kit/sub-table/SubTable.tsx'
import { nextOrden } from './kit/text.ts'

const nameOf = ({ nombre }: Producto) => nombre
const columns = [
  ordenColumn,
  textColumn('Nombre', nameOf),
  fileColumn('Imagen', ({ imagenes }: Producto) => imagenes[0]?.path, 'No tiene imagenes'),
]

const actions = ({ id, nombre }: Producto) => (
  <>
    <EditButton screen={28} id={id} name={nombre} />
    <ImagesButton screen={27} id={id} name={nombre} />
    <DeleteButton endpoint={deleteProducto} input={{ idProducto: id }} name={nombre} />
  </>
)

const subColumns = [
  { name: 'codigo', label: 'Código', check: 'unique' },
  { name: 'tamaño', label: 'Tamaño' },
  { name: 'pack', label: 'Pack' },
  { name: 'codigobarra', label: 'Código de barras', check: 'ean' },
] as const

const fields = (
  <>
    <TextField name="nombre" label="Nombre" />
    <FlagField name="destacado" label="Destacado" />
    <IntegerField name="orden" label="Orden" />
    <RichTextField name="texto" label="Texto" />
    <SubTable name="sub_productos" label="Sub-productos" columns={subColumns} />
  </>
)

const all = read(obtenerProductos, {})

/** 25: the title shows how many there are. */
export function ProductoList() {
  const { data } = useQuery(all)
  return (
    <EntityList
      title={data ? `Productos (${data.length.toLocaleString('es-AR')})` : 'Productos'}
      query={all}
      search={nameOf}
      columns={columns}
      create={<CreateButton screen={26}>Crear Producto</CreateButton>}
      actions={actions}
    />
  )
}

/** 26 */
export const ProductoCreate = () => (
  <EntityForm
    title="Crear Producto"
    save={crearProducto}
    incomplete="Faltan completar campos"
    backTo={25}
    load={all}
    values={(products) => ({
      nombre: '',
      destacado: 0 as const,
      orden: nextOrden(products),
      texto: '',
      sub_productos: [],
    })}
  >
    {fields}
  </EntityForm>
)

/** 28 */
export const ProductoEdit = ({ id }: { id: number }) => (
  <EntityForm
    title="Editar Producto"
    save={updateProducto}
    backTo={25}
    load={read(obtenerProducto, { id })}
    values={({ nombre, destacado, orden, texto, sub_productos }) => ({
      idProducto: id,
      nombre,
      destacado,
      orden,
      texto,
      sub_productos,
    })}
  >
    {fields}
  </EntityForm>
)

/** 27 */
export const ProductoGallery = ({ id }: { id: number }) => (
  <Gallery
    title={(producto) => producto?.nombre ?? 'Imágenes'}
    load={read(obtenerProducto, { id })}
    backTo={25}
    recommended="454x448"
    addLabel="Cargar imagen"
    add={guardarImagenProducto}
    owner={{ idProducto: id }}
    remove={eliminarImagen}
  />
)
