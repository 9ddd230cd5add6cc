/** Counts the units of an order. A module of its own: only the open 'Mi pedido' needs it. */
interface Counted {
  readonly cantidad: number
  readonly pack: string
}

/** The words for units, without capitals and accents, as a pattern. */
export const unitWords = String.raw`u|us|uds?|uns|unis?|uni?ds?|uni?dad\p{L}{0,3}|units?|pzs?|pzas?|piezas?|pcs?|pces?|pieces?|each|ea|suelt[oa]s?|items?|articulos|productos|elementos|ejemplares`
const isUnit = new RegExp(`^(?:|un|${unitWords})$`, 'iu')

/** The units of a pack, when its text gives one number of them: 'Caja x 1.000' does, 'Rollo x 30 m' does not. */
export const parseUnits = (pack: string): number | undefined => {
  if (/^\s*(?:unidad|por unidad|unitario|c\/u)\s*$/i.test(pack)) return 1
  const [only, ...others] = pack.matchAll(/(\d+(?:[.,/]\d+)*)\s*([\p{L}"%]*)/gu)
  const [, amount = '', unit = ''] = only ?? []
  if (others.length > 0 || !/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(amount)) return undefined
  if (!isUnit.test(unit)) return undefined
  return Number(amount.replaceAll('.', '')) || undefined
}

/** `uncounted`: how many sizes have packs without a number of units. */
export const sumTotals = (lines: readonly Counted[]) =>
  lines.reduce(
    ({ packs, units, uncounted }, { cantidad, pack }) => {
      const each = parseUnits(pack)
      return {
        packs: packs + cantidad,
        units: units + (each ?? 0) * cantidad,
        uncounted: uncounted + (each === undefined ? 1 : 0),
      }
    },
    { packs: 0, units: 0, uncounted: 0 },
  )
