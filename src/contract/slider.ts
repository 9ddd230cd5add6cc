import { doc } from './doc.ts'
import { creates, endpoint, entity, gets, json, lists, multipart, removes, updates } from './endpoint.ts'
import type { EntityOf } from './endpoint.ts'
import { id, link, optional, orden, path, richText, text, upload, wire } from './fields.ts'

const texto = richText(doc`Rich text over the slide.`)
const textoboton = text(doc`Label of the button.`, 80)
const linkboton = link(doc`Where the button leads; empty: to /productos (§2.4).`)

/** A slide of the home page (§2.4). */
export const Slider = entity('sliders', 'texto', {
  id: id(),
  orden: orden(),
  texto,
  textoboton,
  linkboton,
  imagen: path(doc`Picture, or video when its extension is none of jpg, jpeg, png, gif.`),
})
export type Slider = EntityOf<typeof Slider>

const archivo = wire('foto', upload('media', doc`Picture (recommended 586x1400) or video.`))
const form = {
  texto: wire('jsonCodigoSlider', optional(texto)),
  orden: orden(),
  textoboton: optional(textoboton),
  linkboton: optional(linkboton),
}

export const obtenerSliders = endpoint('GET /api/obtenerSliders', lists(Slider))
export const obtenerSlider = endpoint('GET /api/obtenerSlider/{id}', gets(Slider))
export const crearSlider = endpoint(
  'POST /api/crearSlider',
  creates(Slider, multipart({ imagen: archivo, ...form }), 'Slider creado'),
)
export const updateSlider = endpoint(
  'POST /api/updateSlider',
  updates(Slider, multipart({ idSlider: id(), imagen: optional(archivo), ...form }), 'Slider modificado'),
)
export const deleteSlider = endpoint(
  'POST /api/deleteSlider',
  removes(Slider, json({ idSlider: id() }), 'Slider eliminado'),
)
