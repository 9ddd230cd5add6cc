/** `npm run live -- copia [FOLDER]`: a checked copy of the base a day. The newest thirty stay. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { lastCopy } from '#mocks/rules/publicacion.ts'
import { postgresBase, sqliteBase, type CopiedBase, type RowCounts } from '#mocks/store/sql/base-copy.ts'
import { holdFolder, sweepFolders } from '#mocks/store/sql/held-folder.ts'
import { getBaseFile, giveToOwner } from '#mocks/store/sql/sqlite.ts'
import { noBase, type StoreLocation } from '../http/persistent-store.ts'
import { keepLeaves } from '../leaves.ts'
import { numberedWrites } from '../mail/number.ts'
import { nowhere, type Command, type OpenStore } from './command.ts'

/** How many good copies stay. */
const kept = 30
/** In bytes: what a copy leaves to the server where both lie on one disk. */
const margin = 32 * 1024 * 1024
const half = 'nueva-'

/** Where copies lie if nobody says so. */
export const copiesFolder = 'copias'

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

const toName = (now: number) => new Date(now).toLocaleDateString('sv-SE')

/** The good copies, the newest last. One that is dated after today was made under a wrong clock, and counts as the oldest. */
const listCopies = (folder: string, today: string): string[] => {
  const names = readdirSync(folder).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  const sorted = names.toSorted()
  return [...sorted.filter((name) => name > today), ...sorted.filter((name) => name <= today)]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The tables of which a company has some row once it has begun. */
const telling = ['productos', 'usuarios', 'clientes'] as const

/** Whether a base lost what the last copy has: another base in its place, or an accident. */
const isPoorer = (now: RowCounts, last: RowCounts): boolean =>
  telling.some((table) => (now[table] ?? 0) === 0 && (last[table] ?? 0) > 0) ||
  sum(Object.values(now)) < sum(Object.values(last)) / 2

/** One that cannot be read, as of another kind of base, has nothing to lose. */
const countCopy = (base: CopiedBase, path: string): Promise<RowCounts> =>
  base.count(path).catch((error: unknown) => {
    console.warn(`La copia ${path} no se puede leer, y no se compara: ${String(error)}`)
    return {}
  })

const drop = (folder: string, names: readonly string[]) => {
  for (const name of names) rmSync(join(folder, name))
  if (names.length > 0) console.log(`Se borraron las copias más viejas: ${names.join(', ')}.`)
}

/** Makes room for a copy. Old copies go only where that is enough, and never the newest one. */
const makeRoom = (folder: string, old: readonly string[], needed: number) => {
  const { bavail, bsize } = statfsSync(folder)
  let free = bavail * bsize
  const going: string[] = []
  for (const name of old) {
    if (free >= needed) break
    free += statSync(join(folder, name)).size
    going.push(name)
  }
  if (free < needed)
    throw new Error(`No hay lugar para la copia en ${folder}: hacen falta ${megabytes(needed)}. Las otras siguen ahí.`)
  drop(folder, going)
}

/** Writes a copy beside the others, and gives it its name once it is good. */
const writeCopy = async (folder: string, name: string, base: CopiedBase): Promise<string> => {
  const [held, path] = [holdFolder(folder, half), join(folder, name)]
  try {
    const fresh = join(held.path, 'copia')
    closeSync(openSync(fresh, 'wx', 0o600))
    await base.write(fresh)
    await base.check(fresh)
    const file = openSync(fresh, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(fresh, path)
  } finally {
    held.drop()
  }
  giveToOwner(path)
  return path
}

/** A name of its own for a copy that takes no other one's place. */
const toOwnName = (folder: string, today: string): string => {
  let number = 2
  while (readdirSync(folder).includes(`${today}-${number}`)) number += 1
  return `${today}-${number}`
}

/** Copies and checks. `isGood`: whether the copy counts as one; a base that lost much is copied, and nothing goes for it. */
export const copyBase = async (base: CopiedBase, folder: string, now: number, isTaken = false) => {
  const counts = await base.count()
  if (counts['productos'] === undefined) return undefined
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) giveToOwner(folder)
  sweepFolders(folder, half)
  const today = toName(now)
  const copies = listCopies(folder, today)
  const last = copies.at(-1)
  const isGood = isTaken || last === undefined || !isPoorer(counts, await countCopy(base, join(folder, last)))
  const lastSize = last === undefined ? 0 : statSync(join(folder, last)).size
  makeRoom(folder, isGood ? copies.slice(0, -1) : [], margin + base.getSize(lastSize))
  const path = await writeCopy(folder, isGood ? today : toOwnName(folder, today), base)
  if (isGood) drop(folder, listCopies(folder, today).slice(0, -kept))
  return { path, isGood, count: listCopies(folder, today).length }
}

const createBase = ({ data, databaseUrl }: StoreLocation): CopiedBase => {
  if (databaseUrl !== undefined) return postgresBase(databaseUrl)
  if (data === undefined) throw nowhere()
  return sqliteBase(getBaseFile(data))
}

/** Notes the moment, and raises the mail's number: the copy so holds a lower one than the base. */
const note = async (openStore: OpenStore, { data }: StoreLocation, folder: string, now: number) => {
  const store = await openStore('untouched')
  await numberedWrites(store, data)(now, ({ sesiones }) =>
    sesiones.put([{ zona: lastCopy, idUsuario: 0, momentos: [now] }]),
  )
  await keepLeaves(store, folder)
}

export const copyCommand = (location: StoreLocation): Command => ({
  usage: 'copia [CARPETA] [igual]',
  run: async (openStore, words) => {
    const isTaken = words.includes('igual')
    const folder = words.find((word) => word !== 'igual') ?? copiesFolder
    const [base, now] = [createBase(location), Date.now()]
    const copy = await copyBase(base, folder, now, isTaken)
    if (!copy) throw noBase(location)
    const { path, isGood, count } = copy
    const size = megabytes(statSync(path).size)
    if (!isGood)
      throw new Error(
        `La base perdió mucho desde la última copia. Quedó aparte, y no se borró ninguna: ${path} (${size}). Si está bien así: copia ${folder} igual`,
      )
    await note(openStore, location, folder, now).catch((error: unknown) =>
      console.warn(`La copia está, pero no se pudo anotar: ${String(error)}`),
    )
    console.log(`Listo, y comprobada: ${path} (${size}). Copias que hay: ${count}.`)
    console.log(`La restauran, con el servidor detenido (docs/go-live.md, paso 6): ${base.toRestoreLine(path)}`)
  },
})
