/** Texts for comparing. */

/** Without accents and capitals. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text, without accents, capitals and signs: 'Nº art.' is 'n' and 'art'. */
export const toWords = (text: string): string[] =>
  searchKey(text)
    .split(/(?:[^\p{L}\p{N}]|[ºª])+/u)
    .filter(Boolean)
