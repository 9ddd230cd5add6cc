/** Keeps a server usable on a full disk: a reserve is given up for logins and deletes, and other writes wait until there is room. */
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { full, refusalResponse } from '#mocks/refusal.ts'
import type { Answer } from '#mocks/response-cache.ts'
import type { Store } from '#mocks/store/port.ts'
import type { Reserve } from '#mocks/store/sql/reserve.ts'

/** Entering, leaving and deleting, which make room, and a new password of one's own. */
const vital = /^(?:verificarLogin|cerrarSesion|eliminar|darDeBaja$|updateCuenta$)/
const isVital = ({ name, does }: Endpoint) => vital.test(name) || does === 'delete' || does === 'removeImage'

const isOutOfRoom = ({ status }: Response) => status === 507

/** In ms: for how long a failed write speaks for the next ones. */
const failureCounts = 30_000

export interface Room {
  readonly watch: (answer: Answer, store: Store) => Answer
  /** Whether a write has just failed for lack of room. */
  readonly isFull: () => boolean
}

export const createRoom = (reserve: Reserve, warn: (text: string) => void, now: () => number = Date.now): Room => {
  let failedAt = -Infinity
  const noted = (response: Response) => {
    if (isOutOfRoom(response)) failedAt = now()
    else if (response.ok) failedAt = -Infinity
    return response
  }
  /** Without the reserve what is left of the disk is for logins and deletes alone. */
  const hasRoom = async (store: Store) => !reserve.isGivenUp() || ((await store.canWrite?.()) ?? true)
  return {
    isFull: () => now() - failedAt < failureCounts,
    watch: (answer, store) => {
      const insist = async (request: Request) => {
        const again = request.clone()
        const response = noted(await answer(request))
        if (!isOutOfRoom(response) || !reserve.release()) return response
        warn('El disco está lleno: se liberó la reserva. Se puede entrar y eliminar; lo demás espera a que haya lugar.')
        return noted(await answer(again))
      }
      return async (request) => {
        const { pathname } = new URL(request.url)
        const endpoint = findEndpoint(pathname)
        // The page for a new password is no call of the contract.
        const isPage = pathname === '/api/clave'
        if (!isPage && (!endpoint || !writes(endpoint))) return answer(request)
        if (endpoint && !isVital(endpoint))
          return (await hasRoom(store)) ? noted(await answer(request)) : refusalResponse(full())
        const response = await insist(request)
        // Bytes of a deleted file are pages that other writes use again.
        if (reserve.isGivenUp()) await store.sweep?.().catch(console.warn)
        return response
      }
    },
  }
}
