import { maxPacks } from '#state/pedido/linea.ts'

/** A typed number of packs: '1000' or '1.000'. Undefined when the text is no such number. */
export const parsePacks = (text: string): number | undefined => {
  const digits = text.trim()
  if (!/^(?:\d{1,6}|\d{1,3}(?:\.\d{3})+)$/.test(digits)) return undefined
  const packs = Number(digits.replaceAll('.', ''))
  return packs <= maxPacks ? packs : undefined
}
