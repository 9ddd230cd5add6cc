/**
 * The header of an answer that names the write that it made, for `deshacer`. A header, since saves answer literally `{id}`, and of
 * the answer, since no browser asks before it lets one pass; an API of another origin exposes it (Access-Control-Expose-Headers).
 */
export const changeHeader = 'X-Cambio'
