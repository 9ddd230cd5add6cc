/** The synonyms of the company's own trade, a group a line; undefined while nobody has saved a Marca. The search reads them (finder/concepts.ts). */
let message: string | undefined

export const synonyms = (): string | undefined => message

export const takeSynonyms = (text: string | undefined): void => {
  message = text
}
