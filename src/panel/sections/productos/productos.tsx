import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../api/client.ts'
import { read } from '../../../api/queries.ts'
import {
  crearProducto,
  deleteProducto,
  eliminarImagen,
  guardarImagenProducto,
  obtenerProducto,
  obtenerProductos,
  updateProducto,
  type Tarjeta,
} from '../../../contract/producto.ts'
import { asTarjeta } from '../../../contract/tarjeta.ts'
import { isWhole, readCards } from '../../../site/products.ts'
import { counted, digits } from '../../../ui/counted.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { rowsOf } from '../../kit/form-context.ts'
import { deletes, setsField } from '../../kit/list/bulk.ts'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { CreateButton, DeleteButton, EditButton, ImagesButton } from '../../kit/RowActions.tsx'
import { RowSwitch } from '../../kit/RowSwitch.tsx'
import { SubTable } from '../../kit/sub-table/SubTable.tsx'
import { PicturesByName } from '../../pictures/PicturesByName.tsx'
import styles from '../../kit/RowActions.module.css'

/** The search of the site: by code, size and bar code, in any order of words. */
const byAll = (client: QueryClient) => async (rows: Tarjeta[], wanted: string) => {
  const [{ ask }, all] = await Promise.all([
    import('../../../site/catalogue-worker/ask.ts'),
    client.fetchQuery(read(obtenerProductos, {})),
  ])
  const { matches, nearest } = await ask('find', all, wanted)
  if (nearest) return []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.flatMap(({ at }) => byId.get(all[at]?.id ?? 0) ?? [])
}

const nameOf = ({ nombre }: Tarjeta) => nombre
/** An API may answer whole products. */
const cardOf = (one: Tarjeta) => (isWhole(one) ? asTarjeta(one) : one)
/** The number of sizes, and the code of the first. */
const sizesOf = (one: Tarjeta) => {
  const { medidas = 0, codigo } = cardOf(one)
  return [counted(medidas, 'medida', 'medidas'), codigo].filter(Boolean).join(' · ')
}

const columns = [
  ordenColumn,
  fieldColumn('Nombre', 'nombre', sizesOf),
  fileColumn('Imagen', ({ imagenes }: Tarjeta) => imagenes[0]?.path, 'No tiene imagenes'),
]

const choices = [
  {
    label: 'Mostrar',
    options: {
      Destacados: ({ destacado }: Tarjeta) => destacado === 1,
      'Sin imágenes': ({ imagenes }: Tarjeta) => imagenes.length === 0,
      'Sin medidas': (one: Tarjeta) => !cardOf(one).medidas,
    },
  },
]

const edits = { load: obtenerProducto, save: updateProducto, nameOf }
const bulk = {
  nameOf,
  actions: [
    ...setsField<Tarjeta>(edits, 'destacado', 'Destacado'),
    deletes(deleteProducto, ({ id }: Tarjeta) => ({ idProducto: id })),
  ],
}

const actions = ({ id, nombre, destacado }: Tarjeta) => (
  <>
    <RowSwitch label="Destacado" name={nombre} on={destacado === 1} field="destacado" id={id} calls={edits} />
    <EditButton id={id} name={nombre} />
    <ImagesButton id={id} name={nombre} />
    <DeleteButton
      endpoint={deleteProducto}
      input={{ idProducto: id }}
      name={nombre}
      readWhole={() => call(obtenerProducto, { id })}
    />
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

const cards = readCards(undefined, 'listed')
const pictures = { add: guardarImagenProducto, remove: eliminarImagen, recommended: '454x448' }
const of = { Rows: rowsOf(cards), get: obtenerProducto, gallery: pictures }

/** The title holds the count of products. */
export function List() {
  const { data } = useQuery(cards)
  const client = useQueryClient()
  const wider = useMemo(() => byAll(client), [client])
  return (
    <EntityList
      title={data ? `Productos (${digits(data.length)})` : 'Productos'}
      query={cards}
      search={nameOf}
      wider={wider}
      columns={columns}
      create={
        <div className={styles.answers}>
          <PicturesByName />
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
    load={cards}
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
