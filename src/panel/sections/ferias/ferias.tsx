import { read } from '../../../api/queries.ts'
import * as feria from '../../../contract/feria.ts'
import { eliminarImagenFeria, guardarImagenFeria, obtenerFeria, type Feria } from '../../../contract/feria.ts'
import { callsOf } from '../../calls-of.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { Gallery as Pictures } from '../../kit/gallery/Gallery.tsx'
import { records } from '../../kit/records.tsx'
import { ImagesButton } from '../../kit/RowActions.tsx'

const pictures = { add: guardarImagenFeria, remove: eliminarImagenFeria, recommended: '454x448' }

export const { List, Create, Edit } = records({
  ...callsOf(feria),
  title: 'Ferias',
  one: 'Feria',
  nameOf: ({ titulo }) => titulo,
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
    title={(one) => `Galeria de ${one?.titulo ?? ''}`}
    load={read(obtenerFeria, { id })}
    addLabel="Cargar Imagen"
    owner={{ idFeria: id }}
    {...pictures}
  />
)
