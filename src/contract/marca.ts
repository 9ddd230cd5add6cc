import { doc } from './doc.ts'
import { declareEntity, endpoint, type EntityRecord } from './endpoint.ts'
import { integer, link, longText, nullable, object, optional, path, richText, text } from './fields.ts'

/** Who the company is. Once saved, a blank text means that nothing is shown; without a record the site's own company stands (src/brand.ts). */
export const Marca = declareEntity('marca', {
  title: 'nombre',
  words: ['marca', 'marca'],
  fields: {
    nombre: text(doc`Name, in titles, the header and letters.`),
    razonSocial: text(doc`Legal name, in the copyright line (§2.3).`),
    nombreCorto: text(doc`Name below the icon of the installed app.`, 30),
    lema: text(doc`What the company does, in one line.`),
    desde: text(doc`Year of the copyright line (§2.3).`, 9),
    agencia: text(doc`Makers of the site (§2.3).`),
    agenciaLink: link(doc`Address of the makers.`),
    redes: longText(doc`Addresses of social profiles beside Contacto's Instagram, one a line.`),
    prefijo: text(doc`Country prefix of phone numbers that have none (§5): '54'.`, 6),
    horarios: longText(doc`Opening hours.`),
    acento: text(doc`Accent colour in hex; empty for the site's own, as all colours.`, 7),
    tinta: text(doc`Colour of text.`, 7),
    fondoClaro: text(doc`Colour of light grounds.`, 7),
    fondoOscuro: text(doc`Colour of dark grounds.`, 7),
    radio: integer(doc`Radius of corners in pixels.`),
    secciones: longText(doc`Sections in the menu's order, one a line; those not to be shown begin with a minus.`),
    sinonimos: longText(doc`Words that the search takes for one another, a group a line, with commas.`, 20_000),
    legal: richText(doc`Legal notice; empty for none.`),
    columnas: longText(doc`What the columns of the company's price lists are, as JSON.`, 20_000),
    icono: path(doc`Icon, square, 512x512.`),
    iconoApp: optional(
      path(doc`Icon of the installed app, made of the icon: a PNG of 512x512 that may be cut to any shape.`),
    ),
    compartir: path(doc`Picture of link previews of pages without one, 1200x630.`),
  },
})
export type Marca = EntityRecord<typeof Marca>

export const obtenerMarca = endpoint('GET /api/obtenerMarca', {
  doc: doc`Who the company is; null while nobody has saved it.`,
  access: 'public',
  entity: Marca,
  response: nullable(object(Marca.fields)),
  extension: true,
})
