/** Text for comparing: without accents and capitals. */
export const searchKey = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether all words, typed in any order, stand within a text. */
export const finder = (typed: string): ((text: string) => boolean) => {
  const words = searchKey(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => searchKey(text).includes(word))
}
