import { doc } from './doc.ts'
import { optional, upload, wire } from './fields.ts'
import { declareWrites } from './resource-writes.ts'
import { Slider } from './slider.ts'

const { orden, texto, textoboton, linkboton } = Slider.fields

export const { crearSlider, updateSlider, deleteSlider } = declareWrites(Slider, {
  form: {
    imagen: wire('foto', upload('media', doc`Picture (recommended 586x1400) or video.`)),
    texto: wire('jsonCodigoSlider', optional(texto)),
    orden,
    textoboton: optional(textoboton),
    linkboton: optional(linkboton),
  },
  done: 'Slider',
})
