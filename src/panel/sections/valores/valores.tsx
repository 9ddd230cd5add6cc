import * as valor from '#contract/valor.ts'
import * as valorWrites from '#contract/valor-writes.ts'
import type { Valor } from '#contract/valor.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

export const { List, Create, Edit } = records({
  ...getResourceCalls(valor, valorWrites),
  title: 'Valores',
  singular: 'Valor',
  getName: ({ titulo }) => titulo,
  columns: [ordenColumn, fieldColumn('Título', 'titulo'), fileColumn('Imagen', ({ imagen }: Valor) => imagen)],
  inputs: {
    orden: 'Orden',
    titulo: 'Título',
    imagen: <FileField name="imagen" label="Imagen" recommended="80x80" />,
    texto: 'Texto',
  },
})
