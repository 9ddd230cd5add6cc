import { open } from '#site/page-kinds.ts'
import { pageTitle } from '#site/page/title.ts'

/** The windows that a screen is looked at in. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const

interface PublicPage {
  readonly path: string
  readonly heading: string
  readonly content: string | RegExp
}

/** A text of a demo company's page, and one of its records. A page without an entry here shows its own title. */
const says: Readonly<Record<string, Partial<PublicPage>>> = {
  '/': { heading: 'Bulonera Quebracho S.A.', content: 'Renovamos el laboratorio de metrología' },
  '/empresa': { content: /empresa familiar cordobesa/ },
  '/productos': { content: 'Bulón carruaje' },
  '/servicios': { content: /plano/ },
  '/descargas': { content: 'Tabla de pares de apriete' },
  '/novedades': { content: 'Cómo leer las marcas de un bulón' },
  '/ferias': { content: 'Feria Metalmecánica Rosario 2026' },
  '/videos': { content: 'Partes de un bulón: cabeza, caña y rosca' },
  '/contactos': { content: '*Campos obligatorios' },
}

const records: Readonly<Record<string, PublicPage>> = {
  '/productos': { path: '/productos?id=1', heading: 'Bulón hexagonal', content: '7798123001013' },
  '/novedades': {
    path: '/novedades?id=2',
    heading: 'Renovamos el laboratorio de metrología',
    content: /durómetro Rockwell/,
  },
  '/ferias': {
    path: '/ferias?id=1',
    heading: 'Expo Ferretera del Centro 2026',
    content: /código de barras para góndola/,
  },
}

/** Every public page with its h1 and a text of the demo company. The home is here once. */
export const publicPages: readonly PublicPage[] = open
  .filter((path) => path !== '/home')
  .flatMap((path) => {
    const page = { path, heading: pageTitle(path), content: pageTitle(path), ...says[path] }
    return records[path] ? [page, records[path]] : [page]
  })

const ofEachKind: ReadonlySet<string> = new Set(['/', '/productos?id=1'])

/** `@release` on every page but the home and a record: these two show that a rule of all pages holds. */
export const repeats = (path: string): string[] => (ofEachKind.has(path) ? [] : ['@release'])
