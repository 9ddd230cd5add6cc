import type { Values } from '../form-context.ts'
import { same } from './same.ts'

/** A field that was changed here and elsewhere, each to something else. */
export interface Conflict {
  readonly name: string
  readonly theirs: unknown
}

export interface Merged {
  /** What the form takes over, without asking. */
  readonly followed: Values
  /** Those of them that change before one's eyes. */
  readonly seen: readonly string[]
  readonly conflicts: readonly Conflict[]
}

/**
 * What becomes of a form when its record changed elsewhere. `base` is what the form was opened on, `sending` what it is about to
 * make of the record itself.
 */
export const merge = (
  base: ReadonlyMap<string, unknown>,
  theirs: Values,
  mine: Values,
  sending: Values = {},
): Merged => {
  const changed = Object.entries(theirs).filter(
    ([name, value]) => !same(value, base.get(name)) && !same(value, sending[name]),
  )
  const isFree = (name: string, value: unknown) => same(mine[name], base.get(name)) || same(mine[name], value)
  const free = changed.filter(([name, value]) => isFree(name, value))
  return {
    followed: Object.fromEntries(free),
    seen: free.filter(([name, value]) => !same(mine[name], value)).map(([name]) => name),
    conflicts: changed
      .filter(([name, value]) => !isFree(name, value))
      .map(([name, value]) => ({ name, theirs: value })),
  }
}
