/**
 * The header of a refused login that names the page for a new password (extension): a path below `/api/`. It is a header because both
 * logins answer literally. An API without such a page sends none.
 */
export const passwordHeader = 'X-Clave'
