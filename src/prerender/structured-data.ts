/** Structured data of pages for search engines (schema.org). A product's data comes from its sheet (site/productos/json-ld.ts). */
import { house } from '../brand.ts'
import type { Marca } from '#contract/marca.ts'
import { parseProfiles, sentence } from '#ui/brand/marca.ts'
import { endpoints } from '#contract/index.ts'
import type { Feria } from '#contract/feria.ts'
import type { Novedad } from '#contract/novedad.ts'
import { getPhones } from '#site/contacto.ts'
import { getNetworks } from '#site/networks.ts'
import { pageTitle } from '#site/page/title.ts'
import { getPageAddress } from '#site/page/address.ts'
import { asBuilt } from '#site/page/site.ts'
import { plainText } from '#contract/plain-text.ts'
import { shortened } from '#site/productos/shortened.ts'
import { fileUrl } from '#ui/media-url.ts'
import { parseDates } from './dates.ts'
import { parseVenue } from './venue.ts'
import { lists } from '#site/page-kinds.ts'
import type { Site } from './site.ts'

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const ourselves = ({ marca }: Site) => {
  const { nombre } = marca ?? house
  return { '@type': 'Organization', ...(nombre && { name: nombre }), url: asBuilt('/') }
}

/** The icon of the build is the house's. */
const getLogoUrl = (marca: Marca | null): string =>
  marca === null ? asBuilt('/icons/icono-512.png') : marca.icono && asBuilt(fileUrl(marca.icono))

const organization = (site: Site): Thing => {
  const { contacto, marca } = site
  const { razonSocial, lema } = marca ?? house
  const logo = getLogoUrl(marca)
  const [first] = parseProfiles(house)
  return {
    ...ourselves(site),
    ...(razonSocial && { legalName: razonSocial }),
    ...(lema && { description: sentence(lema) }),
    ...(logo && { logo }),
    ...(contacto && {
      telephone: getPhones(contacto),
      email: contacto.email,
      address: contacto.direccion,
      sameAs: marca
        ? getNetworks(contacto, marca).map(({ url }) => url)
        : [contacto.facebook, contacto.instagram || first?.url].filter(Boolean),
    }),
  }
}

const article = (us: object, { id, titulo, epigrafe, texto, imagen }: Novedad): Thing => ({
  '@type': 'NewsArticle',
  headline: shortened(titulo, 110),
  description: epigrafe || shortened(plainText(texto)),
  image: [asBuilt(fileUrl(imagen))],
  mainEntityOfPage: asBuilt(getPageAddress('novedades', id)),
  author: us,
  publisher: us,
})

/** Structured data of a fair; none without a sure place and sure days, which an event needs. */
const event = (us: object, { id, titulo, epigrafe, imagenes }: Feria): Thing[] => {
  const dates = parseDates(epigrafe, titulo)
  const venue = parseVenue(epigrafe)
  if (!dates || !venue) return []
  return [
    {
      '@type': 'Event',
      name: titulo,
      ...dates,
      location: { '@type': 'Place', name: venue, address: venue },
      description: epigrafe,
      url: asBuilt(getPageAddress('ferias', id)),
      organizer: us,
      ...(imagenes.length > 0 && { image: imagenes.map(({ path }) => asBuilt(fileUrl(path))) }),
    },
  ]
}

interface Step {
  readonly name: string
  readonly path: string
}

const trail = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: asBuilt(path),
  })),
})

const home: Step = { name: 'Inicio', path: '/' }
const toSectionStep = (path: string): Step => ({ name: pageTitle(path), path })

/** The pages that describe the company. */
const ofCompany = new Set(['/', '/home', '/empresa', '/contactos'])

const defined = <Item>(item: Item | undefined): Item[] => (item === undefined ? [] : [item])

const aboutRecord = (site: Site, path: string, id: number): Thing[] => {
  const { records } = site
  const us = ourselves(site)
  if (path === '/novedades') return defined(records[path].get(id)).map((novedad) => article(us, novedad))
  return path === '/ferias' ? defined(records[path].get(id)).flatMap((feria) => event(us, feria)) : []
}

const describeRecord = (site: Site, path: string, id: number): { name: string; things: Thing[] } | undefined => {
  const page = lists.find((listPage) => listPage.path === path)
  const record = page && site.records[page.path].get(id)
  const title = page && endpoints[page.record].entity?.title
  if (!record || !title) return undefined
  return { name: String(Reflect.get(record, title)), things: aboutRecord(site, path, id) }
}

/** The structured data of a page: its subject and its breadcrumb. */
export const getStructuredData = (address: string, site: Site): Thing[] => {
  const [path = '', id] = address.split('?id=')
  const about = ofCompany.has(path) ? [organization(site)] : []
  if (path === '/' || path === '/home') return about
  const record = id === undefined ? undefined : describeRecord(site, path, Number(id))
  return [
    ...about,
    ...(record?.things ?? []),
    trail([home, toSectionStep(path), ...(record ? [{ name: record.name, path: address }] : [])]),
  ]
}
