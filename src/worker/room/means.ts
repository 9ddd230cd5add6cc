import type { Entity } from '../../contract/endpoint.ts'
import type { Db, Row, Seed } from '../../../mocks/db.ts'

/** What the worker's own script has and lends to what it seldom needs, lest there be two of it. */
export interface Means {
  readonly Db: typeof Db
  /** The entity that a row is, where the contract knows it. */
  readonly kindOf: (table: string, row: Row) => { readonly entity: Entity } | undefined
  readonly oddFields: (entity: Entity, row: Row) => string[]
  /** There is a company once it has answered. */
  readonly open: () => Promise<void>
  readonly readSeed: () => Promise<Seed>
  readonly forgetLooks: () => Promise<void>
  readonly broadcast: (message: { type: 'CHANGED'; resources: readonly string[] }) => Promise<void>
}
