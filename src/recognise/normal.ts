/** Texts for comparing. */

/** Without accents and capitals. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
