/** Every page that anybody may see, but for the records of its lists. */
export const pages = ['/', '/home', '/empresa', '/productos', '/servicios', '/descargas', '/novedades', '/ferias', '/videos', '/contactos'] as const
