import type { SubProducto } from '../../contract/producto.ts'

/** A size as one asks for it: what its product's table says, and whose it is. A copy, for it may be gone from the catalogue tomorrow. */
export interface Medida extends SubProducto {
  readonly nombre: string
}

/** One line of 'Mi pedido'. */
export interface Linea extends Medida {
  /** Packs. */
  readonly cantidad: number
  readonly nota: string
}

export type Lineas = readonly Linea[]

export const maxPacks = 99_999
/** Longer ones would push a pedido out of the message that carries it. */
export const maxNota = 200

/** Two lines of one size are one line. Codes alone do not tell: some catalogues repeat them. */
export const keyOf = ({ codigo, nombre, tamaño }: Medida): string => JSON.stringify([codigo, nombre, tamaño])

/** Whole packs, one at least. */
export const packsOf = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 1), maxPacks) : 1

/** The units of a pack, where its text says one number of them: 'Caja x 1.000' does, 'Rollo x 30 m' does not. */
export const unitsIn = (pack: string): number | undefined => {
  if (/^\s*(?:unidad|por unidad|unitario|c\/u)\s*$/i.test(pack)) return 1
  const [only, ...others] = pack.matchAll(/(\d+(?:[.,/]\d+)*)\s*([\p{L}"%]*)/gu)
  const [, amount = '', unit = ''] = only ?? []
  if (others.length > 0 || !/^(?:\d+|\d{1,3}(?:\.\d{3})+)$/.test(amount)) return undefined
  if (!/^(?:|u|un|uni|unid|unidad|unidades|pz|pza|pzas|pieza|piezas|pcs)$/i.test(unit)) return undefined
  return Number(amount.replaceAll('.', '')) || undefined
}

export interface Totals {
  readonly packs: number
  readonly units: number
  /** Sizes whose packs say no number of units. */
  readonly uncounted: number
}

export const totalsOf = (lines: Lineas): Totals =>
  lines.reduce(
    ({ packs, units, uncounted }, { cantidad, pack }) => {
      const each = unitsIn(pack)
      return {
        packs: packs + cantidad,
        units: units + (each ?? 0) * cantidad,
        uncounted: uncounted + (each === undefined ? 1 : 0),
      }
    },
    { packs: 0, units: 0, uncounted: 0 },
  )

const noteOf = (one: string, other: string) =>
  one === other || other === '' ? one : [one, other].filter(Boolean).join(' · ').slice(0, maxNota)

/** All of both; packs of the same size add up. */
export const joined = (lines: Lineas, others: Lineas): Lineas => {
  const byKey = new Map(lines.map((line) => [keyOf(line), line]))
  for (const line of others) {
    const key = keyOf(line)
    const before = byKey.get(key)
    byKey.set(
      key,
      before
        ? { ...before, cantidad: packsOf(before.cantidad + line.cantidad), nota: noteOf(before.nota, line.nota) }
        : line,
    )
  }
  return [...byKey.values()]
}

export const changed = (lines: Lineas, key: string, change: Partial<Pick<Linea, 'cantidad' | 'nota'>>): Lineas =>
  lines.map((line) => (keyOf(line) === key ? { ...line, ...change } : line))

export const without = (lines: Lineas, key: string): Lineas => lines.filter((line) => keyOf(line) !== key)

const byKey = (lines: Lineas) => new Map(lines.map((line) => [keyOf(line), line]))

/** Takes back what led from `before` to `after`, and nothing that has come since: another tab's lines stay. */
export const reverted = (now: Lineas, before: Lineas, after: Lineas): Lineas => {
  const [is, was, became] = [byKey(now), byKey(before), byKey(after)]
  const same = (one: Linea | undefined, other: Linea | undefined) => JSON.stringify(one) === JSON.stringify(other)
  const kept = before.flatMap((line) => {
    const key = keyOf(line)
    const shown = same(line, became.get(key)) ? is.get(key) : line
    return shown ? [shown] : []
  })
  return [...kept, ...now.filter((line) => !was.has(keyOf(line)) && !became.has(keyOf(line)))]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const lineOf = (value: unknown): Lineas => {
  if (!isRecord(value)) return []
  const { codigo, nombre, tamaño, pack, codigobarra, cantidad, nota } = value
  if (typeof codigo !== 'string' || typeof nombre !== 'string') return []
  return [
    {
      codigo,
      nombre,
      tamaño: textOf(tamaño),
      pack: textOf(pack),
      codigobarra: textOf(codigobarra),
      cantidad: packsOf(Number(cantidad)),
      nota: textOf(nota).slice(0, maxNota),
    },
  ]
}

/** Whatever was stored or sent, as lines: what is none is left out. */
export const linesOf = (value: unknown): Lineas => joined([], Array.isArray(value) ? value.flatMap(lineOf) : [])
