import { doc } from './doc.ts'
import type { EntityOf } from './endpoint.ts'
import { id, link, optional, orden, path, richText, text, upload, wire } from './fields.ts'
import { resource } from './resource.ts'

const texto = richText(doc`Rich text over the slide.`)
const textoboton = text(doc`Label of the button.`, 80)
const linkboton = link(doc`Where the button leads; empty: to /productos (§2.4).`)

/** A slide of the home page (§2.4). */
export const { Slider, obtenerSliders, obtenerSlider, crearSlider, updateSlider, deleteSlider } = resource('sliders', {
  title: 'texto',
  words: ['slider', 'sliders'],
  fields: {
    id: id(),
    orden: orden(),
    texto,
    textoboton,
    linkboton,
    imagen: path(doc`Picture, or video when its extension is none of jpg, jpeg, png, gif.`),
  },
  form: {
    imagen: wire('foto', upload('media', doc`Picture (recommended 586x1400) or video.`)),
    texto: wire('jsonCodigoSlider', optional(texto)),
    orden: orden(),
    textoboton: optional(textoboton),
    linkboton: optional(linkboton),
  },
  done: 'Slider',
})
export type Slider = EntityOf<typeof Slider>
