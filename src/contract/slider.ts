import { doc } from './doc.ts'
import type { EntityRecord } from './endpoint.ts'
import { id, link, orden, path, richText, text } from './fields.ts'
import { declareReads } from './resource.ts'

/** A slide of the home page (§2.4). */
export const { Slider, obtenerSliders, obtenerSlider } = declareReads('sliders', {
  title: 'texto',
  words: ['slider', 'sliders'],
  fields: {
    id: id(),
    orden: orden(),
    texto: richText(doc`Rich text over the slide.`),
    textoboton: text(doc`Label of the button.`, 80),
    linkboton: link(doc`Where the button leads; empty: to /productos (§2.4).`),
    imagen: path(doc`Picture, or video when its extension is none of jpg, jpeg, png, gif.`),
  },
})
export type Slider = EntityRecord<typeof Slider>
