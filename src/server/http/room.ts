/** Keeps a server usable on a full disk: a reserve is given up for logins and deletes, and other writes wait until there is room. */
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, openSync, rmSync, statfsSync, statSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { writes, type Endpoint } from '#contract/endpoint.ts'
import { findEndpoint } from '#contract/find-endpoint.ts'
import { full, refusalResponse } from '#mocks/refusal.ts'
import type { Answer } from '#mocks/response-cache.ts'
import type { Store } from '#mocks/store/port.ts'
import { roomMin } from '#mocks/store/sql/sqlite.ts'

const piece = 1024 * 1024

export interface Reserve {
  /** Takes the reserve's place on the disk, where that leaves enough for others. */
  readonly fill: () => void
  /** Gives it up; answers whether it was there. */
  readonly release: () => boolean
  /** Whether it was given up, and the disk has no room for it since. A small disk never had one. */
  readonly isGivenUp: () => boolean
}

/** A file beside the base; an empty one was given up. Random bytes, since some file systems keep no place for zeros. */
export const createReserve = (folder: string): Reserve => {
  const file = join(folder, 'reserva')
  const getSize = () => statSync(file, { throwIfNoEntry: false })?.size
  return {
    isGivenUp: () => getSize() === 0,
    release: () => {
      const wasThere = (getSize() ?? 0) > 0
      if (wasThere) truncateSync(file)
      return wasThere
    },
    fill: () => {
      if (getSize() !== undefined) chmodSync(file, 0o600)
      const { bavail, bsize } = statfsSync(folder)
      // A process that was killed may have left a part of it.
      if ((getSize() ?? 0) >= roomMin || bavail * bsize < 2 * roomMin) return
      try {
        const handle = openSync(file, 'w', 0o600)
        for (let size = 0; size < roomMin; size += piece) writeSync(handle, randomBytes(piece))
        closeSync(handle)
      } catch (error) {
        console.warn(`No se pudo reservar lugar: ${String(error)}`)
        rmSync(file, { force: true })
      }
    },
  }
}

export const noReserve: Reserve = { fill: () => undefined, release: () => false, isGivenUp: () => false }

/** Entering, leaving and deleting, which make room. */
const isVital = ({ name, does }: Endpoint) =>
  /^(?:verificarLogin|cerrarSesion|eliminar)/.test(name) || does === 'delete' || does === 'removeImage'

const isOutOfRoom = ({ status }: Response) => status === 507

export interface Room {
  readonly watch: (answer: Answer, store: Store) => Answer
  /** Whether the last write failed for lack of room. */
  readonly isFull: () => boolean
}

export const createRoom = (reserve: Reserve, warn: (text: string) => void): Room => {
  let hasFailed = false
  const noted = (response: Response) => {
    hasFailed = isOutOfRoom(response) || (hasFailed && !response.ok)
    return response
  }
  /** Once the reserve is given up, what is left of the disk is for logins and deletes alone. */
  const hasRoom = async (store: Store) => !reserve.isGivenUp() || ((await store.canWrite?.()) ?? true)
  return {
    isFull: () => hasFailed,
    watch: (answer, store) => {
      const insist = async (request: Request) => {
        const again = request.clone()
        const response = noted(await answer(request))
        if (!isOutOfRoom(response) || !reserve.release()) return response
        warn('El disco está lleno: se liberó la reserva. Se puede entrar y eliminar; lo demás espera a que haya lugar.')
        return noted(await answer(again))
      }
      return async (request) => {
        const endpoint = findEndpoint(new URL(request.url).pathname)
        if (!endpoint || !writes(endpoint)) return answer(request)
        if (!isVital(endpoint)) return (await hasRoom(store)) ? noted(await answer(request)) : refusalResponse(full())
        const response = await insist(request)
        // Bytes of a deleted file are pages that other writes use again.
        if (reserve.isGivenUp()) await store.sweep?.().catch(console.warn)
        return response
      }
    },
  }
}
