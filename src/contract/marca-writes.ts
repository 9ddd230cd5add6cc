import { doc } from './doc.ts'
import { endpoint, multipart, saved } from './endpoint.ts'
import { image, optional, type Field, type Fields, type FieldValue } from './fields.ts'
import { Marca } from './marca.ts'
import { basedOn } from './version.ts'

function eachOptional<F extends Fields>(fields: F): { [K in keyof F]: Field<FieldValue<F[K]>, true> }
function eachOptional(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, optional(field)]))
}

const { icono, iconoApp, compartir, version, ...texts } = Marca.fields

export const updateMarca = endpoint('POST /api/updateMarca', {
  ...multipart({
    ...eachOptional(texts),
    icono: optional(image(doc`Square, 512x512.`)),
    iconoApp: optional(image(doc`PNG of 512x512. An icon that comes without it empties it.`)),
    compartir: optional(image(doc`Recommended 1200x630.`)),
  }),
  query: basedOn,
  doc: doc`Changes who the company is; texts that are not sent stay.`,
  access: 'admin',
  entity: Marca,
  done: 'Marca actualizada',
  response: saved,
  extension: true,
})
