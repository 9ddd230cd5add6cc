import { archivos } from './archivos.ts'
import { cargaMasiva } from './carga-masiva.ts'
import { clientes } from './clientes.ts'
import { contacto } from './contacto.ts'
import { correos } from './correos.ts'
import { cuenta } from './cuenta.ts'
import { descargas } from './descargas.ts'
import { empresaBanner } from './empresa-banner.ts'
import { ferias } from './ferias.ts'
import { historial } from './historial.ts'
import { homeBanner } from './home-banner.ts'
import { inicio } from './inicio.ts'
import { logos } from './logos.ts'
import { mensaje } from './mensaje.ts'
import { metadatos } from './metadatos.ts'
import { novedades } from './novedades.ts'
import { papelera } from './papelera.ts'
import { productos } from './productos.ts'
import { servicios } from './servicios.ts'
import { sliders } from './sliders.ts'
import { suscripciones } from './suscripciones.ts'
import { usuarios } from './usuarios.ts'
import { valores } from './valores.ts'
import { videos } from './videos.ts'
import { zonaPrivada } from './zona-privada.ts'
import { eachCodeOnce, roles, type Role, type Section } from './section.ts'

/** Every section by the name of its file in `screens`, in the order of the sidebar. */
const byFile = eachCodeOnce({
  sliders,
  'home-banner': homeBanner,
  'empresa-banner': empresaBanner,
  valores,
  productos,
  servicios,
  descargas,
  novedades,
  ferias,
  videos,
  contacto,
  'zona-privada': zonaPrivada,
  logos,
  usuarios,
  clientes,
  historial,
  suscripciones,
  mensaje,
  correos,
  metadatos,
  'carga-masiva': cargaMasiva,
  archivos,
  papelera,
  inicio,
  cuenta,
})

export interface Listed extends Section {
  /** The file in `screens` that draws the section. */
  readonly file: string
}
/** The whole panel. */
export const everySection: readonly Listed[] = Object.entries(byFile).map(([file, section]) => ({ ...section, file }))

const beyond: ReadonlySet<string> = new Set([archivos.entry, papelera.entry, inicio.entry, cuenta.entry])
/** The sidebar, in its order (§2.15). The other ways to what is beyond §2.15 are not in it. */
export const sections: readonly Listed[] = everySection.filter(({ entry }) => !beyond.has(entry))

/** The screens of a section: the role and the code of each. */
export const screensOf = (section: Section): readonly (readonly [role: Role, code: number])[] =>
  roles.flatMap((role) => {
    const code = section[role]
    return code === undefined ? [] : [[role, code] as const]
  })

/** The screen that the entry of a section opens. */
export const firstOf = ({ list, form, home = 0 }: Section): number => list ?? form ?? home

const byCode = new Map(
  everySection.flatMap((section) => screensOf(section).map(([, code]) => [code, section] as const)),
)

export const sectionOf = (code: number): Listed | undefined => byCode.get(code)

/** What a user may see: a display rule (§6), the backend refuses on its own. */
export const visibleTo =
  (admin: boolean) =>
  (section: Section): boolean =>
    admin || !section.admin

const byCollection = (resource: string): Section | undefined => everySection.find((section) => section.of === resource)

export const recordName = (resource: string): string => byCollection(resource)?.one ?? resource

/** The place of a record: the form that edits it, else the screen of its section. */
export const placeOf = (resource: string, id: number): { screen: number; id: number } | undefined => {
  const section = byCollection(resource)
  if (!section) return undefined
  return section.edit === undefined ? { screen: firstOf(section), id: 0 } : { screen: section.edit, id }
}

/** The public address of what a screen shows: the record where the site shows one, else the page of the section. */
export const siteOf = ({ site, siteRecord }: Section, id: number): string | undefined =>
  site !== undefined && siteRecord && id > 0 ? `${site}?id=${id}` : site

/** The sections whose records a public page shows. */
export const shownOn = (path: string): readonly Listed[] =>
  sections.filter(({ site }) => site === (path === '/home' ? '/' : path))
