import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#api/client.ts'
import { read } from '#api/queries.ts'
import { obtenerProducto, obtenerProductos, type Tarjeta } from '#contract/producto.ts'
import { crearProducto, deleteProducto, updateProducto } from '#contract/producto-writes.ts'
import { eliminarImagen, guardarImagenProducto } from '#contract/producto-gallery-writes.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { isWhole, readCards } from '#site/products.ts'
import { counted, digits } from '#ui/counted.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { EntityForm } from '../../kit/EntityForm.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { createRowsReader } from '../../kit/form-context.ts'
import { createDeleteAction, createFieldActions } from '../../kit/list/bulk.ts'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { CreateButton, DeleteButton, EditButton, ImagesButton } from '../../kit/RowActions.tsx'
import { RowSwitch } from '../../kit/RowSwitch.tsx'
import { SubTable } from '../../kit/sub-table/SubTable.tsx'
import { PicturesByName } from '../../pictures/PicturesByName.tsx'
import styles from '../../kit/RowActions.module.css'

/** The search of the site: by code, size and bar code, in any order of words. */
const searchCatalogue = (client: QueryClient) => async (rows: Tarjeta[], query: string) => {
  const [{ ask }, products] = await Promise.all([
    import('#site/catalogue-worker/ask.ts'),
    client.fetchQuery(read(obtenerProductos, {})),
  ])
  const { matches, nearest } = await ask('find', products, query)
  if (nearest) return []
  const byId = new Map(rows.map((row) => [row.id, row]))
  return matches.flatMap(({ at: index }) => byId.get(products[index]?.id ?? 0) ?? [])
}

const getName = ({ nombre }: Tarjeta) => nombre
/** An API may answer whole products. */
const toCard = (tarjeta: Tarjeta) => (isWhole(tarjeta) ? asTarjeta(tarjeta) : tarjeta)
/** The number of sizes, and the code of the first. */
const describeSizes = (tarjeta: Tarjeta) => {
  const { medidas = 0, codigo } = toCard(tarjeta)
  return [counted(medidas, 'medida', 'medidas'), codigo].filter(Boolean).join(' · ')
}

const columns = [
  ordenColumn,
  fieldColumn('Nombre', 'nombre', describeSizes),
  fileColumn('Imagen', ({ imagenes }: Tarjeta) => imagenes[0]?.path, 'No tiene imagenes'),
]

const choices = [
  {
    label: 'Mostrar',
    options: {
      Destacados: ({ destacado }: Tarjeta) => destacado === 1,
      'Sin imágenes': ({ imagenes }: Tarjeta) => imagenes.length === 0,
      'Sin medidas': (tarjeta: Tarjeta) => !toCard(tarjeta).medidas,
    },
  },
]

const edits = { load: obtenerProducto, save: updateProducto, getName }
const bulk = {
  getName,
  actions: [
    ...createFieldActions<Tarjeta>(edits, 'destacado', 'Destacado'),
    createDeleteAction(deleteProducto, ({ id }: Tarjeta) => ({ idProducto: id })),
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
  { name: 'codigo', label: 'Código', check: 'unique' },
  { name: 'tamaño', label: 'Tamaño' },
  { name: 'pack', label: 'Pack' },
  { name: 'codigobarra', label: 'Código de barras', check: 'ean' },
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
const formProps = { Rows: createRowsReader(cards), get: obtenerProducto, gallery: pictures }

/** The title holds the count of products. */
export function List() {
  const { data } = useQuery(cards)
  const client = useQueryClient()
  const wider = useMemo(() => searchCatalogue(client), [client])
  return (
    <EntityList
      title={data ? `Productos (${digits(data.length)})` : 'Productos'}
      query={cards}
      search={getName}
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
    {...formProps}
    title="Crear Producto"
    save={crearProducto}
    incomplete="Faltan completar campos"
    load={cards}
    inputs={inputs}
  />
)

export const Edit = ({ id }: { id: number }) => (
  <EntityForm
    {...formProps}
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
