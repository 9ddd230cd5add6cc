import { plainText } from '../../../contract/plain-text.ts'
import {
  crearNovedad,
  deleteNovedad,
  obtenerNovedad,
  obtenerNovedades,
  updateNovedad,
  type Novedad,
} from '../../../contract/novedad.ts'
import cells from '../../kit/cells.module.css'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Novedad) => titulo

export const { List, Create, Edit } = records({
  title: 'Novedades',
  one: 'Novedad',
  nameOf: titleOf,
  search: ({ texto }) => plainText(texto),
  columns: [
    ordenColumn,
    fileColumn('Imagen', ({ imagen }: Novedad) => imagen),
    { ...fieldColumn('Etiqueta', 'etiqueta'), className: cells.beside },
    fieldColumn('Título', 'titulo'),
    fieldColumn('Epígrafe', 'epigrafe'),
  ],
  list: obtenerNovedades,
  get: obtenerNovedad,
  create: crearNovedad,
  update: updateNovedad,
  remove: deleteNovedad,
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    destacado: 'Destacado',
    epigrafe: 'Epígrafe',
    etiqueta: 'Etiqueta',
    imagen: <FileField name="imagen" label="Portada" recommended="809x572" />,
    texto: 'Texto',
  },
})
