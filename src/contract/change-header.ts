/**
 * The header of an answer that names its write, for `deshacer`. It is a header because saves answer literally `{id}`; a response header
 * needs no preflight. An API of another origin exposes it (Access-Control-Expose-Headers).
 */
export const changeHeader = 'X-Cambio'
