import * as servicio from '../../../contract/servicio.ts'
import type { Servicio } from '../../../contract/servicio.ts'
import { callsOf } from '../../calls-of.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

export const { List, Create, Edit } = records({
  ...callsOf(servicio),
  title: 'Servicios',
  one: 'Servicio',
  nameOf: ({ titulo }) => titulo,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), fileColumn('Imagen', ({ imagen }: Servicio) => imagen)],
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    imagen: <FileField name="imagen" label="Imagen" recommended="704x306" />,
    texto: 'Texto',
  },
})
