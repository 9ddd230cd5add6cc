import type { SubProducto } from '#contract/producto.ts'
import { isRecord } from '#contract/record.ts'

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
/** What somebody types; a pasted note may be longer, and so may two that are joined. */
export const maxNota = 200
const longestNota = 1_000
export const clampNota = (nota: string): string => nota.slice(0, longestNota)

/** Lines of the same size share a key. Codes alone are not enough: some catalogues repeat them. */
export const getMedidaKey = ({ codigo, nombre, tamaño }: Medida): string => JSON.stringify([codigo, nombre, tamaño])

/** A whole number of packs, one at least. */
export const clampPacks = (value: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), 1), maxPacks) : 1

const joinNotes = (first: string, second: string) =>
  first === second || second === '' ? first : clampNota([first, second].filter(Boolean).join(' · '))

export const byKey = (lines: Lineas) => new Map(lines.map((line) => [getMedidaKey(line), line]))

export const mergeLine = (line: Linea, addition: Linea): Linea => ({
  ...line,
  cantidad: clampPacks(line.cantidad + addition.cantidad),
  nota: joinNotes(line.nota, addition.nota),
})

/** The lines of both lists; packs of the same size add up. */
export const joined = (lines: Lineas, others: Lineas): Lineas => {
  const linesByKey = byKey(lines)
  for (const line of others) {
    const key = getMedidaKey(line)
    const existing = linesByKey.get(key)
    linesByKey.set(key, existing ? mergeLine(existing, line) : line)
  }
  return [...linesByKey.values()]
}

export const isSame = (a: Linea | undefined, b: Linea | undefined) => JSON.stringify(a) === JSON.stringify(b)

/** Undoes the step from `previous` to `updated` and keeps later changes, such as another tab's lines. */
export const reverted = (now: Lineas, previous: Lineas, updated: Lineas): Lineas => {
  const [is, was, became] = [byKey(now), byKey(previous), byKey(updated)]
  const remaining = previous.flatMap((line) => {
    const key = getMedidaKey(line)
    const shown = isSame(line, became.get(key)) ? is.get(key) : line
    return shown ? [shown] : []
  })
  return [...remaining, ...now.filter((line) => !was.has(getMedidaKey(line)) && !became.has(getMedidaKey(line)))]
}

export const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '')

const parseLine = (value: unknown): Lineas => {
  if (!isRecord(value)) return []
  const { codigo, nombre, tamaño, pack, codigobarra, cantidad, nota } = value
  if (typeof codigo !== 'string' || typeof nombre !== 'string') return []
  return [
    {
      codigo,
      nombre,
      tamaño: textOrEmpty(tamaño),
      pack: textOrEmpty(pack),
      codigobarra: textOrEmpty(codigobarra),
      cantidad: clampPacks(Number(cantidad)),
      nota: clampNota(textOrEmpty(nota)),
    },
  ]
}

/** The valid lines in a stored or received value. */
export const parseLines = (value: unknown): Lineas => joined([], Array.isArray(value) ? value.flatMap(parseLine) : [])
