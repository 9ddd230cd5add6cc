/**
 * The header of an answer that names its write, for `deshacer`. The number is no part of the body, since saves answer
 * literally `{id}`; a response header needs no preflight. An API of another origin exposes the header
 * (Access-Control-Expose-Headers).
 */
export const changeHeader = 'X-Cambio'
