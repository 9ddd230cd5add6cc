/** Every public page with its h1 and a text of the demo company. */
export const publicPages = [
  { path: '/', heading: 'Bulonera Quebracho S.A.', content: 'Renovamos el laboratorio de metrología' },
  { path: '/empresa', heading: 'Empresa', content: /empresa familiar cordobesa/ },
  { path: '/productos', heading: 'Productos', content: 'Bulón carruaje' },
  { path: '/productos?id=1', heading: 'Bulón hexagonal', content: '7798123001013' },
  { path: '/servicios', heading: 'Servicios', content: /plano/ },
  { path: '/descargas', heading: 'Descargas', content: 'Tabla de pares de apriete' },
  { path: '/novedades', heading: 'Novedades', content: 'Cómo leer las marcas de un bulón' },
  { path: '/novedades?id=2', heading: 'Renovamos el laboratorio de metrología', content: /durómetro Rockwell/ },
  { path: '/ferias', heading: 'Ferias', content: 'Feria Metalmecánica Rosario 2026' },
  { path: '/ferias?id=1', heading: 'Expo Ferretera del Centro 2026', content: /código de barras para góndola/ },
  { path: '/videos', heading: 'Videos', content: 'Partes de un bulón: cabeza, caña y rosca' },
  { path: '/contactos', heading: 'Contacto', content: '*Campos obligatorios' },
] as const

type Path = (typeof publicPages)[number]['path']
const ofEachKind: ReadonlySet<Path> = new Set(['/', '/productos', '/productos?id=1', '/contactos'])

/** `@release` on every page but the home, a list, a record and a form: these four show that a rule of all pages holds. */
export const repeats = (path: Path): string[] => (ofEachKind.has(path) ? [] : ['@release'])
