import { read } from '../../../api/queries.ts'
import {
  crearFeria,
  deleteFeria,
  eliminarImagenFeria,
  guardarImagenFeria,
  obtenerFeria,
  obtenerFerias,
  updateFeria,
  type Feria,
} from '../../../contract/feria.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { records } from '../../kit/records.tsx'
import { ImagesButton } from '../../kit/RowActions.tsx'

const pictures = { add: guardarImagenFeria, remove: eliminarImagenFeria, recommended: '454x448' }
const titleOf = ({ titulo }: Feria) => titulo

export const { List, Create, Edit } = records({
  title: 'Ferias',
  one: 'Feria',
  nameOf: titleOf,
  columns: [
    ordenColumn,
    fieldColumn('Título', 'titulo'),
    fieldColumn('Epígrafe', 'epigrafe'),
    fileColumn('Imagen', ({ imagenes }: Feria) => imagenes[0]?.path, 'No tiene imagenes'),
  ],
  list: obtenerFerias,
  get: obtenerFeria,
  create: crearFeria,
  update: updateFeria,
  gallery: pictures,
  remove: deleteFeria,
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
    title={(feria) => `Galeria de ${feria?.titulo ?? ''}`}
    load={read(obtenerFeria, { id })}
    addLabel="Cargar Imagen"
    owner={{ idFeria: id }}
    {...pictures}
  />
)
