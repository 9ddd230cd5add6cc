/** The menu, with the labels exactly as §2.2 writes them. */
export const menu = [
  { to: '/empresa', label: 'Empresa' },
  { to: '/productos', label: 'Productos' },
  { to: '/servicios', label: 'Servicios' },
  { to: '/descargas', label: 'Descargas' },
  { to: '/novedades', label: 'novedades' },
  { to: '/ferias', label: 'ferias' },
  { to: '/videos', label: 'videos' },
  { to: '/contactos', label: 'contacto' },
] as const

export type MenuEntry = (typeof menu)[number]

/** Pages whose detail has the same route. */
const withDetail = new Set(['/productos', '/novedades', '/ferias'])

/** §2.2: whether this menu entry reloads its page: only while a record is selected. */
export const reloads = (to: string, selected: number | undefined): boolean =>
  withDetail.has(to) && selected !== undefined

const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1)

export const pageTitle = (path: string): string => capitalised(menu.find(({ to }) => to === path)?.label ?? 'Página')
