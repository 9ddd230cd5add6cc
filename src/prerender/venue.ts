/** Reads where a fair is from its caption, since no field holds the place. */
import { withoutDates } from './dates.ts'

const known = new Set(
  `Bahía Blanca, Bariloche, Buenos Aires, CABA, Catamarca, Ciudad Autónoma de Buenos Aires, Ciudad de Buenos Aires, Comodoro Rivadavia,
  Concordia, Corrientes, Costa Salguero, Córdoba, Formosa, Gualeguaychú, Junín, Jujuy, La Plata, La Rioja, La Rural, Mar del Plata, Mendoza,
  Montevideo, Neuquén, Olavarría, Paraná, Pergamino, Posadas, Rafaela, Rawson, Reconquista, Resistencia, Rosario, Río Cuarto,
  Río Gallegos, Salta, San Carlos de Bariloche, San Francisco, San Juan, San Luis, San Miguel de Tucumán, San Rafael,
  San Salvador de Jujuy, Santa Fe, Santa Rosa, Santiago del Estero, Tandil, Tecnópolis, Trelew, Tucumán, Ushuaia, Venado Tuerto, Viedma,
  Villa María`
    .toLowerCase()
    .split(/,\s+/),
)

/** Words that begin the name of a place where fairs are held. */
const venue =
  /^(?:auditorio|bolsa|cámara|campo|centro|club|complejo|estadio|facultad|hipódromo|hotel|museo|palacio|parque|plaza|polideportivo|predio|salón|sociedad|teatro|universidad)\s/i

/** Whose fair it is: 'Organiza: Cámara de Comercio'. */
const byWhom = /\b(?:organiza|invita|auspicia|apoya|patrocina|convoca)[^.,;|\n]*/gi

/** Whether every word is written as in a name. */
const isName = (text: string) => /^(?:(?:\p{Lu}[\p{L}’'.-]*|del?|l[aeo]s?|el|y|e)(?:\s+|$))+$/u.test(text)

const isPlace = (text: string) => known.has(text.toLowerCase()) || (venue.test(text) && isName(text))

/** The first part of a caption that is surely a place: a city, or the name of a venue. Days, stands, hosts and sentences are none. */
export const parseVenue = (caption: string): string | undefined =>
  withoutDates(caption)
    .replaceAll(byWhom, '')
    .split(/\s*(?:[,.;:()|·•–—\n]|\s-\s)\s*/)
    .map((part) => part.replace(/^en\s+(?:el\s+)?/i, '').trim())
    .find(isPlace)
