/**
 * The header of a refused login that names the page for a new password (extension): a path below `/api/`. The page's
 * path is no part of the body, since both logins answer literally. An API without such a page sends no header.
 */
export const passwordHeader = 'X-Clave'
