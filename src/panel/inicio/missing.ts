/** The data that a company still needs before its site can open. Pure. */
import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { Endpoints } from '#contract/index.ts'
import type { Marca } from '#contract/marca.ts'
import { cargaMasiva } from '../sections/carga-masiva/section.ts'
import { contacto } from '../sections/contacto/section.ts'
import { correos } from '../sections/correos/section.ts'
import { everySection, getFirstScreen } from '../sections/index.ts'
import { logos } from '../sections/logos/section.ts'
import { marca } from '../sections/marca/section.ts'
import { metadatos } from '../sections/metadatos/section.ts'
import { productos } from '../sections/productos/section.ts'
import type { Section } from '../sections/section.ts'
import { sliders } from '../sections/sliders/section.ts'
import { zonaPrivada } from '../sections/zona-privada/section.ts'
import type { Waiting } from './waiting.ts'

type Answer<Name extends keyof Endpoints> = EndpointAnswer<Endpoints[Name]> | undefined
/** Undefined: not known. */
export interface Facts {
  readonly marca: Pick<Marca, 'nombre'> | undefined
  readonly logos: Answer<'obtenerLogos'>
  readonly contacto: Answer<'obtenerContacto'>
  readonly sliders: Answer<'obtenerSliders'>
  readonly banners: Answer<'obtenerBanner'>
  readonly productos: Answer<'obtenerProductos'>
  readonly listas: Answer<'obtenerFileZonas'>
  readonly metadatos: Answer<'obtenerMetadatos'>
  readonly cartas: Answer<'obtenerCartas'>
  readonly restos: Answer<'obtenerRestosDemo'>
}

/** Something that is missing; `id` is stored where a person dismisses it. */
export interface Missing extends Waiting {
  readonly id: string
}

const toWay = (section: Section, label: string = section.entry) => ({
  label,
  destination: { screen: getFirstScreen(section), id: 0 },
})

type Lack = readonly [id: string, words: string, section: Section, isMissing: (company: Facts) => boolean | undefined]

const lacks: readonly Lack[] = [
  ['nombre', 'El nombre de la empresa', marca, (company) => company.marca?.nombre === ''],
  ['logo', 'El logo', logos, (company) => company.logos?.navbar === ''],
  [
    'contacto',
    'El email y el teléfono',
    contacto,
    (company) => company.contacto?.every(({ email, telefono }) => email === '' || telefono === ''),
  ],
  [
    'portada',
    'Un slider o el banner de la portada',
    sliders,
    (company) =>
      company.sliders?.length === 0 &&
      company.banners?.every(({ seccion, titulo, imagen }) => seccion !== 'home' || (titulo === '' && imagen === '')),
  ],
  ['productos', 'Los productos', cargaMasiva, (company) => company.productos?.length === 0],
  [
    'fotos',
    'Las fotos de los productos: soltalas todas sobre la lista',
    productos,
    (company) => company.productos?.every(({ imagenes }) => imagenes.length === 0),
  ],
  ['listas', 'La lista de precios para los clientes', zonaPrivada, (company) => company.listas?.length === 0],
  [
    'palabras',
    'Las palabras clave para los buscadores',
    metadatos,
    (company) => company.metadatos?.every(({ claves }) => claves === ''),
  ],
  [
    'correo',
    'Un correo de prueba: escribí desde /contactos',
    correos,
    (company) => company.cartas?.every(({ situacion }) => situacion !== 'enviada'),
  ],
]

const toDemoLeftovers = (restos: Facts['restos'] = []): readonly Missing[] => {
  const ways = restos.flatMap(({ recurso, cantidad }) => {
    const section = everySection.find(({ resource }) => resource === recurso)
    return section ? [toWay(section, `${section.entry} (${cantidad})`)] : []
  })
  return ways.length === 0 ? [] : [{ id: 'demo', words: 'Lo que queda de la demo, sin cambios', ways }]
}

export const missing = (company: Facts): readonly Missing[] => [
  ...lacks
    .filter(([, , , isMissing]) => isMissing(company))
    .map(([id, words, section]) => ({ id, words, ways: [toWay(section)] })),
  ...toDemoLeftovers(company.restos),
]
