/** Long calls: how far each is, and which of them its caller has called off. Other processes of one API read and mark a row. */
import type { AnswerOf } from '../../src/contract/endpoint.ts'
import type { obtenerAvance } from '../../src/contract/carga-masiva.ts'
import { defineRules } from '../call.ts'
import { conflict } from '../refusal.ts'
import { isOver } from '../sessions.ts'
import { one, type Tables } from '../store/port.ts'

type Answer = AnswerOf<typeof obtenerAvance>

/** In ms: how often a call tells other processes how far it is. */
const every = 500

/** In ms: for how long a row counts whose process may have died. */
const life = 60_000

const keyOf = (name: string) => `avance ${name}`

export class Progress {
  #answer: Answer = { paso: 'comprobando', hechas: 0, total: 0 }
  #isCancelled = false
  #shared = 0
  readonly #db: Tables | undefined
  readonly #key: string
  /** A store that numbers no writes belongs to one process. */
  constructor(db?: Tables, name = '') {
    this.#db = db?.lastWrite && db
    this.#key = keyOf(name)
  }
  get isBegun() {
    return this.#answer.total > 0
  }
  begin(paso: Answer['paso'], total: number) {
    this.#answer = { paso, hechas: 0, total }
  }
  /** Refuses where the caller wants no more. */
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
  /** Hears of a caller whom another process has answered. */
  async #look() {
    const row = this.#db && (await one(this.#db.sesiones, this.#key))
    this.#isCancelled ||= row?.metadato === 1
  }
  /** Refuses in the end too, and forgets the row either way. */
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

/** By the callers' own names, in the processes of each store. */
const cache = new WeakMap<Tables, Map<string, Progress>>()
/** The oldest is forgotten beyond so many. */
const most = 100

/** The call of this name, or one to come. */
export const progressOf = (db: Tables, name: string | undefined): Progress => {
  if (name === undefined) return new Progress()
  const all = cache.get(db) ?? new Map<string, Progress>()
  cache.set(db, all)
  const found = all.get(name) ?? new Progress(db, name)
  all.set(name, found)
  for (const oldest of all.keys()) if (all.size > most) all.delete(oldest)
  return found
}

export const avance = defineRules({
  obtenerAvance: async ({ avance: name, cancelar }, { db }) => {
    const own = progressOf(db, name)
    const answer = own.tell(cancelar === 1)
    if (own.isBegun || name === undefined) return answer
    if (cancelar === 1) await db.sesiones.change(keyOf(name), { metadato: 1 })
    const row = await one(db.sesiones, keyOf(name))
    return row && !isOver(row)
      ? { paso: row.paso ?? answer.paso, hechas: row.hechas ?? 0, total: row.total ?? 0 }
      : answer
  },
})
