/** `npm run live -- copia [FOLDER]`: a copy of the base a day, checked, for thirty days. */
import { execFile } from 'node:child_process'
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
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { lastCopy } from '#mocks/rules/publicacion.ts'
import type { StoreLocation } from '../http/persistent-store.ts'
import { isGone } from '../http/spool.ts'
import { numberedWrites, type NumberedWrite } from '../mail/number.ts'
import type { Command } from './index.ts'

const day = 24 * 60 * 60_000
const days = 30
/** In bytes: what a copy leaves to the server where both lie on one disk. */
const margin = 32 * 1024 * 1024
const half = 'nueva'

interface Base {
  readonly write: (file: string) => Promise<void>
  /** Throws where a copy cannot be read back. */
  readonly check: (file: string) => Promise<void>
}

const ask = (file: string, sql: string, ...values: string[]) => {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 })
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** `VACUUM INTO` copies one moment, however much is written during the copy; `.backup` would begin anew at each commit. */
const sqliteBase = (file: string): Base => ({
  write: async (target) => void ask(file, 'VACUUM INTO ?', target),
  check: async (copy) => {
    const [row] = ask(copy, 'PRAGMA integrity_check')
    if (row?.['integrity_check'] !== 'ok') throw new Error(`La copia no está entera: ${JSON.stringify(row)}`)
  },
})

/** The password goes by the environment: everybody on the machine reads the words of a process. */
const postgresBase = (databaseUrl: string): Base => {
  const url = new URL(databaseUrl)
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) }
  url.password = ''
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(program, words, { env }).catch((error: unknown) => {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      throw isMissing ? new Error(`Falta ${program}: apt-get install postgresql-client`, { cause: error }) : error
    })
  }
  return {
    write: (target) => run('pg_dump', '-w', '-Fc', '-f', target, url.href),
    check: (copy) => run('pg_restore', '-f', '/dev/null', copy),
  }
}

const isFull = (error: unknown) => /no space|quota|ENOSPC|disk is full/i.test(String(error))

const listCopies = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
    .toSorted()

/** Deletes the oldest copy, and never the newest one; answers whether there was one. */
const dropOldest = (folder: string): boolean => {
  const [oldest, ...others] = listCopies(folder)
  if (oldest === undefined || others.length === 0) return false
  rmSync(join(folder, oldest))
  return true
}

/** Copies of processes that ended before theirs was whole. */
const dropHalves = (folder: string) => {
  for (const name of readdirSync(folder)) {
    const [start, pid] = name.split('-')
    if (start === half && (pid === undefined || isGone(Number(pid)))) rmSync(join(folder, name), { force: true })
  }
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

/** Makes room for a copy as large as the last one by dropping old ones; refuses before the disk is full for others too. */
const makeRoom = (folder: string) => {
  const newest = listCopies(folder).at(-1)
  const needed = margin + (newest === undefined ? 0 : statSync(join(folder, newest)).size)
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= needed) return
  if (!dropOldest(folder))
    throw new Error(`No hay lugar para la copia en ${folder}: hacen falta ${megabytes(needed)}. La última sigue ahí.`)
  makeRoom(folder)
}

/** Writes a copy beside the others, and gives it its name once it is good. */
const writeCopy = async (folder: string, name: string, base: Base): Promise<void> => {
  const path = join(folder, `${half}-${process.pid}`)
  try {
    closeSync(openSync(path, 'wx', 0o600))
    await base.write(path)
    await base.check(path)
    const file = openSync(path, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(path, join(folder, name))
  } catch (error) {
    rmSync(path, { force: true })
    if (!isFull(error) || !dropOldest(folder)) throw error
    await writeCopy(folder, name, base)
  }
}

const toName = (now: number) => new Date(now).toLocaleDateString('sv-SE')

/** Copies, checks, drops copies older than thirty days, and notes the moment. Answers the path and how many copies there are. */
export const copyBase = async (write: NumberedWrite, base: Base, folder: string, now: number) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  dropHalves(folder)
  makeRoom(folder)
  const name = toName(now)
  await writeCopy(folder, name, base)
  for (const old of listCopies(folder)) if (old < toName(now - days * day)) rmSync(join(folder, old))
  // After the copy, which so holds a lower number of the mail than the base.
  await write(now, ({ sesiones }) => sesiones.put([{ zona: lastCopy, idUsuario: 0, momentos: [now] }])).catch(
    (error: unknown) => console.warn(`La copia está, pero no se pudo anotar: ${String(error)}`),
  )
  return { path: join(folder, name), count: listCopies(folder).length }
}

export const createBase = ({ data = '', databaseUrl }: StoreLocation): Base =>
  databaseUrl === undefined ? sqliteBase(join(data, 'vidriera.sqlite')) : postgresBase(databaseUrl)

export const copyCommand = (location: StoreLocation): Command => ({
  usage: 'copia [CARPETA]',
  alone: true,
  run: async (store, [folder = 'copias']) => {
    const write = numberedWrites(store, location.data)
    const { path, count } = await copyBase(write, createBase(location), folder, Date.now())
    console.log(`Listo, y comprobada: ${path} (${megabytes(statSync(path).size)}). Copias que hay: ${count}.`)
  },
})
