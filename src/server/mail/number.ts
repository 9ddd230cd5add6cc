/**
 * A number in the base and in a file beside it, which each start, copy and sending raises. Where the base's is lower than the file's, the base
 * was restored from a copy: letters that wait in the copy may have gone since.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mailNumber } from '#mocks/rules/cartas.ts'
import { findRow, type Store, type Tables } from '#mocks/store/port.ts'
import { replaceFile } from '#mocks/store/sql/sqlite.ts'
import { actOnRestore } from '../restored.ts'

const getFile = (folder: string) => join(folder, 'correo.numero')

/** The file's number. A base that has one and lost its file lies in another place than before. A file that root made alone tells nothing. */
const readBeside = (folder: string, base: number): number => {
  if (!existsSync(getFile(folder))) return base === 0 ? 0 : Infinity
  try {
    return Number(readFileSync(getFile(folder), 'utf8'))
  } catch (error) {
    console.warn(`El número del correo no se pudo leer: ${String(error)}`)
    return base
  }
}

/** On a full disk the file stays lower, which holds no letter. */
const writeBeside = (folder: string, number: number) => {
  try {
    replaceFile(getFile(folder), String(number))
  } catch (error) {
    console.warn(`El número del correo no se guardó: ${String(error)}`)
  }
}

export type NumberedWrite = <T>(now: number, work: (inside: Tables) => Promise<T>) => Promise<T>

/** Writes that raise the number, in the base first: a process that is killed in between finds the base's higher. */
export const numberedWrites = (store: Store, folder: string | undefined): NumberedWrite => {
  let last = 0
  return async (now, work) => {
    let number = 0
    const result = await store.write(now, async (inside, stamp) => {
      number = stamp
      await inside.sesiones.put([{ zona: mailNumber, idUsuario: 0, total: stamp }])
      return work(inside)
    })
    if (folder !== undefined && number > last) {
      last = number
      writeBeside(folder, number)
    }
    return result
  }
}

/** Begins in a folder; answers what was done to a base that was restored there. */
export const beginNumber = async (store: Store, folder: string, now: number): Promise<string | undefined> => {
  const base = (await findRow(store.sesiones, mailNumber))?.total ?? 0
  const beside = readBeside(folder, base)
  // The first number of a base: a process that is killed here finds none that is higher.
  if (beside === 0) writeBeside(folder, 0)
  const isRestored = base < beside
  return numberedWrites(store, folder)(now, async (inside) => (isRestored ? actOnRestore(inside, [folder]) : undefined))
}
