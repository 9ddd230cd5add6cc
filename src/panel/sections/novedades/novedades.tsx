import { plainText } from '#contract/plain-text.ts'
import * as novedad from '#contract/novedad.ts'
import * as novedadWrites from '#contract/novedad-writes.ts'
import type { Novedad } from '#contract/novedad.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import cells from '../../kit/cells.module.css'
import { fieldColumn, fileColumn, ordenColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'

export const { List, Create, Edit } = records({
  ...getResourceCalls(novedad, novedadWrites),
  title: 'Novedades',
  singular: 'Novedad',
  getName: ({ titulo }) => titulo,
  search: ({ texto }) => plainText(texto),
  columns: [
    ordenColumn,
    fileColumn('Imagen', ({ imagen }: Novedad) => imagen),
    { ...fieldColumn('Etiqueta', 'etiqueta'), className: cells.beside },
    fieldColumn('Título', 'titulo'),
    fieldColumn('Epígrafe', 'epigrafe'),
  ],
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
