import {
  crearServicio,
  deleteServicio,
  obtenerServicio,
  obtenerServicios,
  updateServicio,
  type Servicio,
} from '../../../contract/servicio.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

const titleOf = ({ titulo }: Servicio) => titulo

export const { List, Create, Edit } = records({
  title: 'Servicios',
  one: 'Servicio',
  nameOf: titleOf,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), fileColumn('Imagen', ({ imagen }: Servicio) => imagen)],
  list: obtenerServicios,
  get: obtenerServicio,
  create: crearServicio,
  update: updateServicio,
  remove: deleteServicio,
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    imagen: <FileField name="imagen" label="Imagen" recommended="704x306" />,
    texto: 'Texto',
  },
})
