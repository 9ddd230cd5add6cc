/** Every message between a page and the worker. */
import type { Company } from '#contract/company.ts'
import type { CallEntry } from './call-entry.ts'

export type ToWorker =
  | { readonly type: 'CLAIM' | 'SKIP_WAITING' | 'WARM' | 'WARM_WORDS' }
  /** Keeps a file of the build that this page has used. */
  | { readonly type: 'KEEP'; readonly path: string }
  /** Puts broken files back (prerender/build/inline/mend.ts). The worker answers on the port whether it replaced one. */
  | { readonly type: 'MEND' }
  /** Answers the calls of this page that a scenario keeps waiting. */
  | { readonly type: 'RELEASE' }
  /** Asks for the calls that were made before the page listened; the worker answers with CALLS. */
  | { readonly type: 'ASK_CALLS' }
  /** Asks for work on the whole company. The worker answers with `Told` on the port of the message; any message on that port cancels. */
  | { readonly type: 'TASK'; readonly task: Task }

export type FromWorker =
  /** A write changed these resources: a page reads them again. `own`: this page wrote. */
  | { readonly type: 'CHANGED'; readonly resources: readonly string[]; readonly own?: true }
  /** The API answered this read late: a page that got a kept answer may ask again. */
  | { readonly type: 'FRESH'; readonly url: string }
  /** Everything that could be fetched is here; without the missing files, everything works offline. */
  | { readonly type: 'WARMED'; readonly missing: readonly string[] }
  | { readonly type: 'WARM_FAILED'; readonly message: string }
  /** `tab`: the id of the page that asked. */
  | { readonly type: 'CALLS'; readonly calls: readonly CallEntry[]; readonly tab: string }

interface Replacing {
  /** The act that names the way back: 'empezar de nuevo'. */
  readonly before: string
  /** Keeps no way back: only where a person has agreed to that. */
  readonly withoutWayBack?: boolean
  /** The resources that every tab reads again afterwards. */
  readonly resources: readonly string[]
}

export type Task =
  | ({ readonly task: 'load'; readonly company: Company; readonly accounts: boolean } & Replacing)
  /** Without `tables`: all tables. */
  | ({ readonly task: 'reset'; readonly tables?: readonly string[] | undefined } & Replacing)
  /** Begins with an empty company. */
  | ({ readonly task: 'own' } & Replacing)
  /** Takes the way back. */
  | ({ readonly task: 'restore' } & Replacing)
  /** Whether the company could be loaded, without the bytes of its files; nothing is written. */
  | { readonly task: 'check'; readonly company: Company; readonly accounts: boolean }

export type Step = 'checking' | 'keeping the way back' | 'writing'

/** `done` of `total` records, where a step counts them. */
export interface Stepped {
  readonly step: Step
  readonly done?: number
  readonly total?: number
}

/** `noSpace`: nothing was done, because a way back would not fit. */
export type Answer = Stepped | { readonly done: true } | { readonly refused: string; readonly noSpace?: boolean }

export const say = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message)

/** Calls `listen` for every message of the worker; returns how to stop. */
export const onWorkerMessage = (listen: (message: FromWorker) => void): (() => void) => {
  const handle = (event: MessageEvent<FromWorker>) => listen(event.data)
  navigator.serviceWorker.addEventListener('message', handle)
  return () => navigator.serviceWorker.removeEventListener('message', handle)
}
