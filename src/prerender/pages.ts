/** Every page that anybody may see, but for the records of its lists. */
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

/** Whether it is the address of one of them, or of a record. */
export const isPublic = (address: string): boolean => isPage(address) || withRecords.test(address)
