/** All public pages, without the pages of records. */
export const pages = [
  '/',
  '/home',
  '/empresa',
  '/productos',
  '/servicios',
  '/descargas',
  '/novedades',
  '/ferias',
  '/videos',
  '/contactos',
] as const

const withRecords = /^\/(productos|novedades|ferias)\?id=\d+$/

export const isPage = (address: string): boolean => pages.some((page) => page === address)

export const isPublic = (address: string): boolean => isPage(address) || withRecords.test(address)
