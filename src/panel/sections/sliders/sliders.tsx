import { plainText } from '#contract/plain-text.ts'
import * as slider from '#contract/slider.ts'
import * as sliderWrites from '#contract/slider-writes.ts'
import type { Slider } from '#contract/slider.ts'
import { getResourceCalls } from '../../resource-calls.ts'
import { fileColumn, ordenColumn, richTextColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'
import { brief } from '../../kit/text.ts'

const wording = ({ texto }: Slider) => plainText(texto)

export const { List, Create, Edit } = records({
  ...getResourceCalls(slider, sliderWrites),
  title: 'SLIDER',
  singular: 'Slider',
  getName: (record) => `slider ${brief(wording(record)) || record.orden}`,
  search: wording,
  columns: [
    ordenColumn,
    richTextColumn('Texto', ({ texto }: Slider) => texto),
    fileColumn('Archivo', ({ imagen }: Slider) => imagen),
  ],
  inputs: {
    orden: 'Orden',
    imagen: <FileField name="imagen" label="Imagen" recommended="586x1400" />,
    texto: 'Texto',
    textoboton: 'Texto del botón',
    linkboton: 'Link del botón',
  },
})
