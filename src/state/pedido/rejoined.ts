import { byKey, isSame, mergeLine, type Lineas } from './linea.ts'

/** The lines of two tabs that both began with `base`: the changes of each count, and packs that both added add up. */
export const rejoined = (base: Lineas, mine: Lineas, theirs: Lineas): Lineas => {
  const [was, own, others] = [byKey(base), byKey(mine), byKey(theirs)]
  return [...new Set([...own.keys(), ...others.keys()])].flatMap((key) => {
    const [before, line, other] = [was.get(key), own.get(key), others.get(key)]
    if (isSame(other, before)) return line ?? []
    if (isSame(line, before)) return other ?? []
    // A line that one tab changed outlives its removal in the other.
    if (!line || !other) return line ?? other ?? []
    const merged = mergeLine({ ...line, cantidad: line.cantidad - (before?.cantidad ?? 0) }, other)
    // A note that one tab alone changed replaces the earlier one.
    if (other.nota === before?.nota) return { ...merged, nota: line.nota }
    return line.nota === before?.nota ? { ...merged, nota: other.nota } : merged
  })
}
