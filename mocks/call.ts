import type { EndpointAnswer, Does, Endpoint, EndpointInput, ShortAnswer } from '#contract/endpoint.ts'
import type { PlannedSheet } from '#contract/bulk-sheet.ts'
import type { Entorno, Producto } from '#contract/producto.ts'
import type { Endpoints } from '#contract/index.ts'
import type { Ahead, Tables } from './store/port.ts'
import type { Row, SessionRow, Zona } from './store/rows.ts'
import type { AssetReader } from './file-response.ts'
import type { Journal } from './journal.ts'
import type { RenditionMaker } from './renditions.ts'
import type { Sessions } from './sessions.ts'
import type { EntityTable } from './entity-table.ts'
import type { Upload } from './uploads.ts'

/** Whether a captcha token is valid; undefined without the provider's answer. */
export type Captcha = (token: string) => Promise<boolean | undefined>

type AnswerTo<Name extends keyof Endpoints> = EndpointAnswer<Endpoints[Name]>
type DemoCounter = (db: Tables) => Promise<AnswerTo<'obtenerRestosDemo'>>
export type FirstUser = (
  input: EndpointInput<Endpoints['primerUsuario']>,
  outside: Call,
) => Promise<(call: Call) => Promise<AnswerTo<'primerUsuario'>>>

/** The record of the calling panel user or customer, and the session's row. */
export interface Caller {
  readonly user: Row
  readonly zona: Zona
  readonly session: SessionRow
}
export interface Callers {
  readonly panel: Caller | undefined
  readonly zona: Caller | undefined
}

/** A change of an account that its owner may know nothing of. */
export interface AccountChange {
  /** The account before and after, and its own name. */
  readonly previous: Readonly<Record<string, unknown>>
  readonly current: Readonly<Record<string, unknown>>
  readonly nombre: string
  /** In ms since 1970, and the number of the write. */
  readonly now: number
  readonly stamp: number
}

/** The dependencies of rules. */
export interface Deps {
  /** The bytes of a seed file, by its path below seed/media. */
  readonly asset: AssetReader
  /** `readPlanned` of recognise/planned-sheet.ts. */
  readonly readSheet: (file: Blob) => Promise<PlannedSheet>
  /** Makes smaller copies of an uploaded picture; without it only the original is served. */
  readonly makeRenditions?: RenditionMaker | undefined
  /** `createEntornoLookup` of finder/near.ts; without it a product is answered without its neighbours. */
  readonly near?: ((productos: readonly Producto[]) => (id: number) => Entorno) | undefined
  /** Checks the captcha of a visitor's letter; without it every letter is taken. */
  readonly captcha?: Captcha | undefined
  /** PBKDF2 rounds. Without it the browser's number, and logins strengthen no stored password. */
  readonly passwordRounds?: number | undefined
  /** Counts the records that are still the demo's; without it none is. */
  readonly countDemoRecords?: DemoCounter | undefined
  /** Writes to an account's owner; without it nobody is told: a browser brings no letter to a mail server. */
  readonly tellOwner?: ((tables: Pick<Tables, 'salida'>, change: AccountChange) => Promise<void>) | undefined
  readonly firstUser?: FirstUser | undefined
  /** Remembers who left the newsletter, until that address subscribes again; without it nobody does: a browser restores no copy. */
  readonly leaves?:
    | {
        readonly add: (db: Tables, email: string, now: number) => Promise<void>
        readonly remove: (db: Tables, email: string) => Promise<void>
      }
    | undefined
  /** Whether somebody makes copies of this store: then the panel tells when the last one was made. */
  readonly makesCopies?: boolean | undefined
}

/** The context of a rule: everything about its call besides the input. */
export interface Call extends Deps {
  readonly db: Tables
  readonly endpoint: Endpoint
  readonly request: Request
  readonly callers: Callers
  readonly sessions: Sessions
  readonly uploads: ReadonlyMap<string, Upload>
  readonly getEntityTable: (resource: string) => EntityTable
  /** Milliseconds since 1970; undo and expiry depend on it. */
  readonly now: () => number
  /** The day for written dates, in the same unit. */
  readonly day: () => number
  /** The call's changes of rows so far. */
  readonly journal: Journal
  readonly summary: { subject?: string; done?: string }
  /** Names the record for the history, and the action where the endpoint's own words do not fit. */
  readonly note: (subject: string, done?: string) => void
}

export const moment = ({ day }: Pick<Call, 'day'>): string => new Date(day()).toISOString()

type Answering<E> = Promise<EndpointAnswer<E> | ShortAnswer<E> | Response>
/** Answers a call in one transaction. Slow work (a password, a workbook) goes into `prepare`, which runs before it. */
export type Rule<E> =
  | ((input: EndpointInput<E>, call: Call) => Answering<E>)
  | { prepare: (input: EndpointInput<E>, outside: Call) => Promise<Work<Answering<E>>> }

/** The work of a transaction; `ahead`, where it is long. */
export type Work<Answer = Promise<unknown>> = ((call: Call) => Answer) & { readonly ahead?: Ahead }

type Generic = {
  [K in keyof Endpoints]: Endpoints[K] extends Endpoint<unknown, unknown, Does> ? K : never
}[keyof Endpoints]
/** Calls without a generic answer need a rule; for other calls a rule replaces the generic answer. */
export type Rules = { [K in Exclude<keyof Endpoints, Generic>]: Rule<Endpoints[K]> } & {
  [K in Generic]?: Rule<Endpoints[K]>
}

/** The rules of some calls in a file of their own: `defineRules({ crearVideo: … })`. */
export const defineRules = <K extends keyof Endpoints>(rules: { [Name in K]: Rule<Endpoints[Name]> }) => rules
