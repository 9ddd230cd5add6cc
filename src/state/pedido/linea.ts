import type { SubProducto } from '../../contract/producto.ts'
import { isRecord } from '../../contract/record.ts'

/** A requested size, with its product's name. A copy, because the catalogue may lose the size tomorrow. */
export interface Medida extends SubProducto {
  readonly nombre: string
}

export interface Linea extends Medida {
  readonly cantidad: number
  readonly nota: string
}

export type Lineas = readonly Linea[]

export const maxPacks = 99_999
/** Longer notes could make the order too long for its message. */
export const maxNota = 200

/** Lines of the same size share a key. Codes alone are not enough: some catalogues repeat them. */
export const keyOf = ({ codigo, nombre, tamaño }: Medida): string => JSON.stringify([codigo, nombre, tamaño])

/** A whole number of packs, one at least. */
export const packsOf = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 1), maxPacks) : 1

const noteOf = (one: string, other: string) =>
  one === other || other === '' ? one : [one, other].filter(Boolean).join(' · ').slice(0, maxNota)

const byKey = (lines: Lineas) => new Map(lines.map((line) => [keyOf(line), line]))

const added = (one: Linea, other: Linea): Linea => ({
  ...one,
  cantidad: packsOf(one.cantidad + other.cantidad),
  nota: noteOf(one.nota, other.nota),
})

/** The lines of both lists; packs of the same size add up. */
export const joined = (lines: Lineas, others: Lineas): Lineas => {
  const all = byKey(lines)
  for (const line of others) {
    const key = keyOf(line)
    const before = all.get(key)
    all.set(key, before ? added(before, line) : line)
  }
  return [...all.values()]
}

/** Undoes the step from `before` to `after` and keeps later changes, such as another tab's lines. */
export const reverted = (now: Lineas, before: Lineas, after: Lineas): Lineas => {
  const [is, was, became] = [byKey(now), byKey(before), byKey(after)]
  const same = (one: Linea | undefined, other: Linea | undefined) => JSON.stringify(one) === JSON.stringify(other)
  const remaining = before.flatMap((line) => {
    const key = keyOf(line)
    const shown = same(line, became.get(key)) ? is.get(key) : line
    return shown ? [shown] : []
  })
  return [...remaining, ...now.filter((line) => !was.has(keyOf(line)) && !became.has(keyOf(line)))]
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

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

/** The valid lines in a stored or received value. */
export const linesOf = (value: unknown): Lineas => joined([], Array.isArray(value) ? value.flatMap(lineOf) : [])
