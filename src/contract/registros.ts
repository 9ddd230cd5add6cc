import { isEntity, type Entity } from './endpoint.ts'
import * as resources from './resources.ts'

export const trashDays = 30

/** A write can be taken back within these hours and this many writes. */
export const undoable = { hours: 24, writes: 100 } as const

/** The collections of the panel: their writes can be undone, and their deleted records go to the trash. */
export const trackedEntities = Object.values<object>(resources).filter(isEntity)
/** The entities by the names of their collections. */
export type Tracked = {
  [E in Extract<(typeof resources)[keyof typeof resources], Entity> as E['resource']]: E
}
export const trackedResources = trackedEntities.map(({ resource }) => resource)

/** Collections of records with an `orden`. */
export const orderedResources = trackedEntities
  .filter(({ fields }) => 'orden' in fields)
  .map(({ resource }) => resource)
