import { read } from '#api/queries.ts'
import * as feria from '#contract/feria.ts'
import * as feriaWrites from '#contract/feria-writes.ts'
import { obtenerFeria, type Feria } from '#contract/feria.ts'
import { eliminarImagenFeria, guardarImagenFeria } from '#contract/feria-gallery-writes.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { records } from '../../kit/records.tsx'
import { ImagesButton } from '../../kit/RowActions.tsx'

const pictures = { add: guardarImagenFeria, remove: eliminarImagenFeria, recommended: '454x448' }

export const { List, Create, Edit } = records({
  ...getResourceCalls(feria, feriaWrites),
  title: 'Ferias',
  singular: 'Feria',
  getName: ({ titulo }) => titulo,
  columns: [
    ordenColumn,
    fieldColumn('Título', 'titulo'),
    fieldColumn('Epígrafe', 'epigrafe'),
    fileColumn('Imagen', ({ imagenes }: Feria) => imagenes[0]?.path, 'No tiene imagenes'),
  ],
  gallery: pictures,
  buttons: ({ id, titulo }) => <ImagesButton id={id} name={titulo} />,
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    epigrafe: 'Epígrafe',
    texto: 'Texto',
    // Every save sends these two: as stored, or empty and 0 (§4).
    etiqueta: null,
    destacado: null,
  },
  // The gallery adds the pictures.
  newInputs: { foto: null },
})

export const Gallery = ({ id }: { id: number }) => (
  <Pictures
    title={(record) => `Galeria de ${record?.titulo ?? ''}`}
    load={read(obtenerFeria, { id })}
    addLabel="Cargar Imagen"
    owner={{ idFeria: id }}
    {...pictures}
  />
)
