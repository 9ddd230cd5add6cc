import { plainText } from '../../../contract/plain-text.ts'
import {
  crearSlider,
  deleteSlider,
  obtenerSlider,
  obtenerSliders,
  updateSlider,
  type Slider,
} from '../../../contract/slider.ts'
import { fileColumn, ordenColumn, richTextColumn } from '../../kit/columns.tsx'
import { FileField } from '../../kit/fields/FileField.tsx'
import { records } from '../../kit/records.tsx'
import { brief } from '../../kit/text.ts'

const wording = ({ texto }: Slider) => plainText(texto)

export const { List, Create, Edit } = records({
  title: 'SLIDER',
  one: 'Slider',
  nameOf: (slider) => `slider ${brief(wording(slider)) || slider.orden}`,
  search: wording,
  columns: [
    ordenColumn,
    richTextColumn('Texto', ({ texto }: Slider) => texto),
    fileColumn('Archivo', ({ imagen }: Slider) => imagen),
  ],
  list: obtenerSliders,
  get: obtenerSlider,
  create: crearSlider,
  update: updateSlider,
  remove: deleteSlider,
  inputs: {
    orden: 'Orden',
    imagen: <FileField name="imagen" label="Imagen" recommended="586x1400" />,
    texto: 'Texto',
    textoboton: 'Texto del botón',
    linkboton: 'Link del botón',
  },
})
