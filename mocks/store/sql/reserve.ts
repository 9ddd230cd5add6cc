/** A place on the disk of a base, which is given up where the disk is full. */
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { giveToOwner, roomMin, shut } from './sqlite.ts'

const piece = 1024 * 1024

export interface Reserve {
  /** Takes the reserve's place on the disk, where that leaves enough for others. */
  readonly fill: () => void
  /** Gives it up; answers whether it was there. */
  readonly release: () => boolean
  /** Whether it is not there. A small disk never has one, and does without. */
  readonly isGivenUp: () => boolean
}

/** A file beside the base. Random bytes, since some file systems keep no place for zeros. */
export const createReserve = (folder: string): Reserve => {
  const file = join(folder, 'reserva')
  const getSize = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const fill = () => {
    const { bavail, bsize } = statfsSync(folder)
    if (getSize() > 0) shut(file, 0o600)
    // A process that was killed may have left a part of it.
    if (getSize() >= roomMin || bavail * bsize < 2 * roomMin) return
    rmSync(file, { force: true })
    const handle = openSync(file, 'wx', 0o600)
    for (let size = 0; size < roomMin; size += piece) writeSync(handle, randomBytes(piece))
    closeSync(handle)
    giveToOwner(file)
  }
  return {
    isGivenUp: () => {
      const { blocks, bsize } = statfsSync(folder)
      return getSize() === 0 && blocks * bsize >= 3 * roomMin
    },
    release: () => {
      const wasThere = getSize() > 0
      rmSync(file, { force: true })
      return wasThere
    },
    fill: () => {
      try {
        fill()
      } catch (error) {
        console.warn(`No se pudo reservar lugar: ${String(error)}`)
      }
    },
  }
}

export const noReserve: Reserve = { fill: () => undefined, release: () => false, isGivenUp: () => false }
