/** For comparing: without accents, without case. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
