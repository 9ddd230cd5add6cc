/**
 * A number in the base and in a file beside it, which each start, copy and sending raises. Where the base's is lower than the file's, the base
 * was restored from a copy: letters that wait in the copy may have gone since.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isKeyLetter, mailNumber } from '#mocks/rules/cartas.ts'
import { findRow, type Store, type Tables } from '#mocks/store/port.ts'

const getFile = (folder: string) => join(folder, 'correo.numero')

/** The file's number. A base that has one and lost its file lies in another place than before. */
const readBeside = (folder: string, base: number): number =>
  existsSync(getFile(folder)) ? Number(readFileSync(getFile(folder), 'utf8')) : base === 0 ? 0 : Infinity

/** Never leaves half a number behind. On a full disk the file stays lower, which holds no letter. */
const writeBeside = (folder: string, number: number) => {
  const half = `${getFile(folder)}.parcial`
  try {
    writeFileSync(half, String(number), { mode: 0o600, flush: true })
    renameSync(half, getFile(folder))
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

const reason = 'Esperaba en una copia restaurada, y pudo haber salido antes: enviala o borrala.'

/** Leaves the waiting letters to somebody's word; answers how many. A link for a new password is asked for again instead. */
export const holdLetters = async ({ salida }: Tables): Promise<number> => {
  const waiting = await salida.until('proximo', Number.MAX_SAFE_INTEGER)
  await salida.delete(waiting.filter(isKeyLetter).map(({ id }) => id))
  const held = waiting.filter((row) => !isKeyLetter(row))
  await salida.put(held.map(({ proximo: _, desde: __, ...row }) => ({ ...row, fallo: reason })))
  return held.length
}

/** Begins in a folder; answers how many letters of a restored copy are held. */
export const beginNumber = async (store: Store, folder: string, now: number): Promise<number> => {
  const base = (await findRow(store.sesiones, mailNumber))?.total ?? 0
  const beside = readBeside(folder, base)
  // The first number of a base: a process that is killed here finds none that is higher.
  if (beside === 0) writeBeside(folder, 0)
  return numberedWrites(store, folder)(now, async (inside) => (base < beside ? holdLetters(inside) : 0))
}
