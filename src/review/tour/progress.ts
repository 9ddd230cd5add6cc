import type { Facts } from './facts.ts'
import { stops } from './stops.ts'

/** The progress of a visitor in the tour. */
export interface Progress {
  readonly at: number
  readonly done: readonly string[]
  /** Whether a stop is open; false before the start, after leaving, and at the end. */
  readonly going: boolean
  /** The facts at the arrival at this stop. */
  readonly before: Facts | null
}

export const start: Progress = { at: 0, done: [], going: false, before: null }

const isStop = (at: unknown): at is number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= stops.length

/** The kept progress, if it belongs to this version of the tour. */
export const readProgress = (kept: Partial<Progress> | undefined): Progress =>
  kept && isStop(kept.at)
    ? { ...start, ...kept, done: stops.map(({ id }) => id).filter((id) => kept.done?.includes(id)) }
    : start

/** Goes to a stop; past the last one is the end. */
export const goTo = (progress: Progress, at: number): Progress => ({
  ...progress,
  at: Math.min(Math.max(0, at), stops.length),
  going: at < stops.length,
  before: null,
})

export const leave = (progress: Progress): Progress => ({ ...progress, going: false })

/** The progress after new facts. */
export const noticed = (progress: Progress, now: Facts): Progress => {
  const stop = stops[progress.at]
  if (!stop || !progress.going) return progress
  const before = progress.before ?? now
  const here = before === progress.before ? progress : { ...progress, before }
  return stop.done?.(before, now) && !here.done.includes(stop.id) ? { ...here, done: [...here.done, stop.id] } : here
}
