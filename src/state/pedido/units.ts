/** Names and counts of an order's sizes. A module of its own: only the open 'Mi pedido' needs them. */
import { parseUnits } from '#recognise/amount.ts'
import { getSure } from '#recognise/finding.ts'
import type { Medida } from './linea.ts'

/** 'Bulón hexagonal M12 x 50'. */
export const getSizeName = ({ nombre, tamaño }: Medida): string => `${nombre} ${tamaño}`.trim()

interface Counted {
  readonly cantidad: number
  readonly pack: string
}

/** The units of a line; undefined where its pack does not say how many it has. */
export const countUnits = ({ cantidad, pack }: Counted): number | undefined => {
  const each = getSure(parseUnits(pack))
  return each === undefined ? undefined : each * cantidad
}

/** `uncounted`: how many sizes have packs without a number of units. */
export const sumTotals = (lines: readonly Counted[]) =>
  lines.reduce(
    ({ packs, units, uncounted }, line) => {
      const counted = countUnits(line)
      return {
        packs: packs + line.cantidad,
        units: units + (counted ?? 0),
        uncounted: uncounted + (counted === undefined ? 1 : 0),
      }
    },
    { packs: 0, units: 0, uncounted: 0 },
  )
