/** Who left the newsletter, so that no restored copy brings them back: a digest of the address with its moment, in the base, beside it, and beside its copies. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameKey } from '#contract/names.ts'
import type { Deps } from '#mocks/call.ts'
import { leaveEntry, removeSubscribers } from '#mocks/rules/bajas.ts'
import type { Store, Tables } from '#mocks/store/port.ts'
import { replaceFile } from '#mocks/store/sql/sqlite.ts'

type Leaves = ReadonlyMap<string, number>

const toDigest = (email: unknown) =>
  createHash('sha256')
    .update(nameKey(String(email)))
    .digest('base64url')

const getFile = (folder: string) => join(folder, 'bajas')

export const hasLeaves = (folder: string): boolean => existsSync(getFile(folder))

/** The leaves that a folder's file holds; none without a file. */
const readFolder = (folder: string): Leaves => {
  const lines = hasLeaves(folder) ? readFileSync(getFile(folder), 'utf8').split('\n') : []
  const entries = lines.map((line) => line.split(' '))
  return new Map(entries.flatMap(([digest = '', moment]) => (moment === undefined ? [] : [[digest, Number(moment)]])))
}

const writeFolder = (folder: string, leaves: Leaves) =>
  replaceFile(getFile(folder), [...leaves].map(([digest, moment]) => `${digest} ${moment}\n`).join(''))

const readBase = async ({ sesiones }: Pick<Tables, 'sesiones'>): Promise<Leaves> => {
  const rows = (await sesiones.getAll()).filter(({ zona }) => zona.startsWith(leaveEntry))
  return new Map(rows.map(({ zona, momentos = [] }) => [zona.slice(leaveEntry.length), momentos[0] ?? 0]))
}

/** Subscribing later undoes a leave. */
const hasLeft = (leaves: Leaves, { email, created_at }: Readonly<Record<string, unknown>>): boolean => {
  const moment = leaves.get(toDigest(email))
  return moment !== undefined && !(Date.parse(String(created_at)) > moment)
}

/** Keeps the leaves of a base, and in its folder too: within the transaction, which no other process shares. */
export const leavesOf = (folder: string | undefined): NonNullable<Deps['leaves']> => {
  const keepBeside = async (inside: Tables, isKept: (digest: string) => boolean = () => true) => {
    if (folder === undefined) return
    try {
      const leaves = new Map([...readFolder(folder), ...(await readBase(inside))])
      writeFolder(folder, new Map([...leaves].filter(([digest]) => isKept(digest))))
    } catch (error) {
      console.warn(`Las bajas no se guardaron junto a la base: ${String(error)}`)
    }
  }
  return {
    add: async (inside, email, now) => {
      await inside.sesiones.put([{ zona: leaveEntry + toDigest(email), idUsuario: 0, momentos: [now] }])
      await keepBeside(inside)
    },
    remove: async (inside, email) => {
      const [digest, zona] = [toDigest(email), leaveEntry + toDigest(email)]
      if (!(await inside.sesiones.get([zona]))[0]) return
      await inside.sesiones.delete([zona])
      await keepBeside(inside, (other) => other !== digest)
    },
  }
}

/** Brings the leaves of a base into the folder of its copies, without those that a later subscription undid. */
export const keepLeaves = async (store: Store, copies: string): Promise<void> => {
  const leaves = new Map([...readFolder(copies), ...(await readBase(store))])
  // A base of an older build may lack a column: then all of them stay.
  const subscribers = await store
    .rows('suscripciones')
    .getAll()
    .catch(() => [])
  for (const row of subscribers) if (!hasLeft(leaves, row)) leaves.delete(toDigest(row['email']))
  writeFolder(copies, leaves)
}

/** Takes off the list who had left, by the base and by these folders; answers how many. */
export const removeLeft = async (inside: Tables, folders: readonly string[]): Promise<number> => {
  const leaves = new Map([...(await readBase(inside)), ...folders.flatMap((folder) => [...readFolder(folder)])])
  await inside.sesiones.put(
    [...leaves].map(([digest, moment]) => ({ zona: leaveEntry + digest, idUsuario: 0, momentos: [moment] })),
  )
  return removeSubscribers(inside, (row) => hasLeft(leaves, row))
}
