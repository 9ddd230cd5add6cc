import * as servicio from '#contract/servicio.ts'
import * as servicioWrites from '#contract/servicio-writes.ts'
import type { Servicio } from '#contract/servicio.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

export const { List, Create, Edit } = records({
  ...getResourceCalls(servicio, servicioWrites),
  title: 'Servicios',
  singular: 'Servicio',
  getName: ({ titulo }) => titulo,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), fileColumn('Imagen', ({ imagen }: Servicio) => imagen)],
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    imagen: <FileField name="imagen" label="Imagen" recommended="704x306" />,
    texto: 'Texto',
  },
})
