/** Long calls: how far each is, and which of them its caller has called off. In the memory of this process alone. */
import type { AnswerOf } from '../../src/contract/endpoint.ts'
import type { obtenerAvance } from '../../src/contract/carga-masiva.ts'
import { defineRules } from '../call.ts'
import { conflict } from '../refusal.ts'

type Answer = AnswerOf<typeof obtenerAvance>

/** A call under way. */
export class Progress {
  #told: Answer = { paso: 'comprobando', hechas: 0, total: 0 }
  #isCancelled = false
  begin(paso: Answer['paso'], total: number) {
    this.#told = { paso, hechas: 0, total }
  }
  /** Refuses where the caller wants no more. */
  add(count: number) {
    if (this.#isCancelled) throw conflict('Cancelado: no se cargó nada.')
    this.#told = { ...this.#told, hechas: this.#told.hechas + count }
  }
  tell(cancels: boolean): Answer {
    this.#isCancelled ||= cancels
    return this.#told
  }
}

/** By the callers' own names. */
const cache = new Map<string, Progress>()
/** The oldest is forgotten beyond so many. */
const most = 100

/** The call of this name, or one to come. */
export const progressOf = (name: string | undefined): Progress => {
  if (name === undefined) return new Progress()
  const found = cache.get(name) ?? new Progress()
  cache.set(name, found)
  for (const oldest of cache.keys()) if (cache.size > most) cache.delete(oldest)
  return found
}

export const avance = defineRules({
  obtenerAvance: async ({ avance: name, cancelar }) => progressOf(name).tell(cancelar === 1),
})
