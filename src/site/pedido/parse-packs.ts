import { parseWhole } from '#recognise/number.ts'
import { maxPacks } from '#state/pedido/linea.ts'

/** A typed number of packs: '1000' or '1.000'. Undefined when the text is no such number. */
export const parsePacks = (text: string): number | undefined => {
  const packs = parseWhole(text.trim())
  return packs === undefined || packs > maxPacks ? undefined : packs
}
