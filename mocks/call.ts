import type { AnswerOf, Does, Endpoint, InputOf } from '../src/contract/endpoint.ts'
import type { Sheet } from '../src/contract/bulk-sheet.ts'
import type { Endpoints } from '../src/contract/index.ts'
import type { Db, Row, SessionRow, Zona } from './db.ts'
import type { AssetReader } from './file-response.ts'
import type { Journal } from './journal.ts'
import type { RenditionMaker } from './renditions.ts'
import type { Sessions } from './sessions.ts'
import type { Store } from './store.ts'
import type { Upload } from './uploads.ts'

/** Who is calling: the record of the panel user or customer, and the session's own row. */
export interface Caller {
  readonly user: Row
  readonly zona: Zona
  readonly session: SessionRow
}
export interface Callers {
  readonly panel: Caller | undefined
  readonly zona: Caller | undefined
}

/** What a rule knows of the call it answers, besides its input. */
export interface Call {
  readonly db: Db
  readonly endpoint: Endpoint
  readonly request: Request
  readonly callers: Callers
  readonly sessions: Sessions
  readonly uploads: ReadonlyMap<string, Upload>
  readonly asset: AssetReader
  readonly readSheet: (file: Blob) => Promise<Sheet>
  readonly makeRenditions?: RenditionMaker | undefined
  readonly storeOf: (resource: string) => Store
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** What it has done to the rows so far. */
  readonly journal: Journal
  /** What was said of it, for the history. */
  readonly said: { subject?: string; done?: string }
  /** Says in the history which record it was, and what was done where the endpoint's own words do not fit. */
  readonly note: (subject: string, done?: string) => void
}

/** When a call came, as it is stored. */
export const moment = ({ now }: Pick<Call, 'now'>): string => new Date(now()).toISOString()

/** Answers a call: its input is checked, its caller may make it, and it runs in one transaction. */
export type Rule<E> = (input: InputOf<E>, call: Call) => Promise<AnswerOf<E> | Response>

type Generic = {
  [K in keyof Endpoints]: Endpoints[K] extends Endpoint<unknown, unknown, Does> ? K : never
}[keyof Endpoints]
/** A rule for every call that the generic part does not answer; for the others a rule replaces it. */
export type Rules = { [K in Exclude<keyof Endpoints, Generic>]: Rule<Endpoints[K]> } & {
  [K in Generic]?: Rule<Endpoints[K]>
}

/** The rules of some calls, in a file of their own: `defineRules({ crearVideo: … })`. */
export const defineRules = <K extends keyof Endpoints>(rules: { [Name in K]: Rule<Endpoints[Name]> }) => rules
