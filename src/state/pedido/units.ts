/** Counts the units of an order. A module of its own: only the open 'Mi pedido' needs it. */
import { parseUnits } from '#recognise/amount.ts'
import { getSure } from '#recognise/finding.ts'

interface Counted {
  readonly cantidad: number
  readonly pack: string
}

/** `uncounted`: how many sizes have packs without a number of units. */
export const sumTotals = (lines: readonly Counted[]) =>
  lines.reduce(
    ({ packs, units, uncounted }, { cantidad, pack }) => {
      const each = getSure(parseUnits(pack))
      return {
        packs: packs + cantidad,
        units: units + (each ?? 0) * cantidad,
        uncounted: uncounted + (each === undefined ? 1 : 0),
      }
    },
    { packs: 0, units: 0, uncounted: 0 },
  )
