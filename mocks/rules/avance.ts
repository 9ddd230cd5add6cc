/** Long calls: the progress of each, and whether its caller has cancelled it. Other processes of one API read and mark a row. */
import type { EndpointAnswer } from '#contract/endpoint.ts'
import type { obtenerAvance } from '#contract/carga-masiva.ts'
import { defineRules } from '../call.ts'
import { conflict } from '../refusal.ts'
import { isOver } from '../sessions.ts'
import { findRow, type Tables } from '../store/port.ts'

type Answer = EndpointAnswer<typeof obtenerAvance>

/** In ms: how often a call shares its progress with other processes. */
const every = 500

/** In ms: how long a row counts after its last note, since its process may have died. */
const life = 60_000

const getProgressKey = (name: string) => `avance ${name}`

export class Progress {
  #answer: Answer = { paso: 'comprobando', hechas: 0, total: 0 }
  #isCancelled = false
  #shared = 0
  readonly #db: Tables | undefined
  readonly #key: string
  /** A store that numbers no writes belongs to one process. */
  constructor(db?: Tables, name = '') {
    this.#db = db?.lastWrite && db
    this.#key = getProgressKey(name)
  }
  get isBegun() {
    return this.#answer.total > 0
  }
  begin(paso: Answer['paso'], total: number) {
    this.#answer = { paso, hechas: 0, total }
  }
  /** Counts done work; refuses once the caller has cancelled. */
  add(count: number) {
    if (this.#isCancelled) throw conflict('Cancelado: no se cargó nada.')
    this.#answer = { ...this.#answer, hechas: this.#answer.hechas + count }
    // Nobody waits for it: a long write that holds others back would wait for itself.
    if (Date.now() - this.#shared > every) this.#share().catch(() => undefined)
  }
  tell(cancels: boolean): Answer {
    this.#isCancelled ||= cancels
    return this.#answer
  }
  async #share() {
    const isFirst = this.#shared === 0
    this.#shared = Date.now()
    const row = { ...this.#answer, vence: this.#shared + life }
    if (isFirst) await this.#db?.sesiones.put([{ zona: this.#key, idUsuario: 0, ...row }])
    else await this.#db?.sesiones.change(this.#key, row)
    await this.#look()
  }
  /** Reads whether the caller has cancelled by way of another process. */
  async #look() {
    const row = this.#db && (await findRow(this.#db.sesiones, this.#key))
    this.#isCancelled ||= row?.metadato === 1
  }
  /** Refuses a call cancelled before its end, and deletes the row in any case. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      const result = await work()
      await this.#look()
      this.add(0)
      return result
    } finally {
      this.#shared = 0
      this.#db?.sesiones.delete([this.#key]).catch(() => undefined)
    }
  }
}

/** The calls of each store's process, by the names that callers give. */
const cache = new WeakMap<Tables, Map<string, Progress>>()
/** The oldest is forgotten beyond so many. */
const maxEntries = 100

/** The call of this name, or one to come. */
export const getProgress = (db: Tables, name: string | undefined): Progress => {
  if (name === undefined) return new Progress()
  const progressByName = cache.get(db) ?? new Map<string, Progress>()
  cache.set(db, progressByName)
  const progress = progressByName.get(name) ?? new Progress(db, name)
  progressByName.set(name, progress)
  for (const oldest of progressByName.keys()) if (progressByName.size > maxEntries) progressByName.delete(oldest)
  return progress
}

export const avance = defineRules({
  obtenerAvance: async ({ avance: name, cancelar }, { db }) => {
    const progress = getProgress(db, name)
    const answer = progress.tell(cancelar === 1)
    if (progress.isBegun || name === undefined) return answer
    if (cancelar === 1) await db.sesiones.change(getProgressKey(name), { metadato: 1 })
    const row = await findRow(db.sesiones, getProgressKey(name))
    return row && !isOver(row)
      ? { paso: row.paso ?? answer.paso, hechas: row.hechas ?? 0, total: row.total ?? 0 }
      : answer
  },
})
