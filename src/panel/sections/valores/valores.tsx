import {
  crearSeccion,
  deleteValor,
  obtenerSeccion,
  obtenerSecciones,
  updateSeccion,
  type Valor,
} from '../../../contract/valor.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Valor) => titulo

export const { List, Create, Edit } = records({
  title: 'Valores',
  one: 'Valor',
  nameOf: titleOf,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), fileColumn('Imagen', ({ imagen }: Valor) => imagen)],
  list: obtenerSecciones,
  get: obtenerSeccion,
  create: crearSeccion,
  update: updateSeccion,
  remove: deleteValor,
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    imagen: <FileField name="imagen" label="Imagen" recommended="80x80" />,
    texto: 'Texto',
  },
})
