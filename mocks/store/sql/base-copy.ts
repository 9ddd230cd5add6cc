/** How a base is copied to a file and read back from one. Nothing here changes the base. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { trackedEntities } from '#contract/registros.ts'
import { getEntityTable } from '../../rules/tables.ts'

/** How many rows the company's tables have. An older base lacks some of the tables, and one that was never filled all of them. */
export type RowCounts = Readonly<Record<string, number>>

export interface CopiedBase {
  /** The rows of the base, or of a copy of it. */
  readonly count: (copy?: string) => Promise<RowCounts>
  /** In bytes: what a copy needs at most, by the size of the last one. */
  readonly getSize: (last: number) => number
  readonly write: (file: string) => Promise<void>
  /** Throws where a copy cannot be read back. */
  readonly check: (file: string) => Promise<void>
  /** The line of a shell that puts a copy in place of the base. */
  readonly toRestoreLine: (copy: string) => string
}

const counted = new Set(trackedEntities.map(({ resource }) => getEntityTable(resource).table))

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The codes of a base whose lists cannot be made beside it: on a disk that only reads, or a full one. */
const cannotList = new Set([8, 10, 14])

/** Opens a base to read. One that nobody has open is read as a file that nobody changes, where SQLite can make no list beside it. */
const openToRead = (file: string): DatabaseSync => {
  const options = { readOnly: true, timeout: 30_000 }
  const database = new DatabaseSync(file, options)
  try {
    database.prepare('SELECT 1 FROM sqlite_schema').get()
    return database
  } catch (error) {
    database.close()
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
    const hasWrites = (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
    if (!cannotList.has(code) || hasWrites) throw error
    return new DatabaseSync(new URL(`${pathToFileURL(file).href}?immutable=1`), options)
  }
}

const ask = (file: string, sql: string, ...values: string[]) => {
  const database = openToRead(file)
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

/** `VACUUM INTO` copies one moment, however much is written during the copy; `.backup` would begin anew at each commit. */
export const sqliteBase = (file: string): CopiedBase => ({
  count: async (copy = file) => {
    if (!existsSync(copy)) return {}
    const tables = ask(copy, "SELECT name FROM sqlite_schema WHERE type = 'table'").map(({ name }) => String(name))
    const present = tables.filter((table) => counted.has(table))
    return Object.fromEntries(
      present.map((table) => [table, Number(ask(copy, `SELECT count(*) AS total FROM "${table}"`)[0]?.['total'])]),
    )
  },
  getSize: () => {
    const [pages] = ask(
      file,
      'SELECT (page_count - freelist_count) * page_size AS bytes FROM pragma_page_count, pragma_freelist_count, pragma_page_size',
    )
    return Number(pages?.['bytes'])
  },
  write: async (target) => void ask(file, 'VACUUM INTO ?', target),
  check: async (copy) => {
    const [row] = ask(copy, 'PRAGMA integrity_check')
    if (row?.['integrity_check'] !== 'ok') throw new Error(`La copia no está entera: ${JSON.stringify(row)}`)
  },
  toRestoreLine: (copy) => {
    const [from, base] = [shellQuoted(resolve(copy)), shellQuoted(resolve(file))]
    const { uid, gid } = statSync(dirname(file))
    return `rm -f ${base}-* && install -o ${uid} -g ${gid} -m 600 ${from} ${base}`
  },
})

/** The address as PostgreSQL's own programs know it: without two words of the client of Node, and without the password. */
const toProgramUrl = (databaseUrl: string): string => {
  const url = new URL(databaseUrl)
  url.password = ''
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  if (url.searchParams.has('uselibpqcompat')) url.searchParams.delete('uselibpqcompat')
  // A change of the words writes a space as a form does.
  url.search = url.search.replaceAll('+', '%20')
  return url.href
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const missing = (program: string, cause: unknown) =>
  new Error(`Falta ${program}: apt-get install postgresql-client`, { cause })

/** The rows of tables in a copy, which `pg_restore` tells as text. */
const countCopy = async (copy: string): Promise<RowCounts> => {
  const tables = [...counted].flatMap((table) => ['-t', table])
  const program = spawn('pg_restore', ['-a', ...tables, '-f', '-', copy], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolved, rejected) => {
    program.once('error', (error) => rejected(isMissing(error) ? missing('pg_restore', error) : error))
    program.once('close', resolved)
  })
  const counts: Record<string, number> = {}
  let table: string | undefined
  for await (const line of createInterface(program.stdout)) {
    const [, begun] = /^COPY (?:.*\.)?"?(\w+)"? \(.*\) FROM stdin;$/.exec(line) ?? []
    if (begun !== undefined && table === undefined) counts[(table = begun)] = 0
    else if (line === String.raw`\.`) table = undefined
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1
  }
  if ((await ended) !== 0) throw new Error(`No se puede leer la copia ${copy}.`)
  return counts
}

const countBase = async (databaseUrl: string): Promise<RowCounts> => {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.filter((table) => counted.has(table.name)))
      counts[name] = Number((await client.query(`SELECT count(*) AS total FROM "${name}"`)).rows[0]?.total)
    return counts
  } finally {
    await client.end()
  }
}

/** The password goes by the environment: everybody on the machine reads the words of a process. */
export const postgresBase = (databaseUrl: string): CopiedBase => {
  const { password } = new URL(databaseUrl)
  const address = toProgramUrl(databaseUrl)
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) }
  const run = async (program: string, ...words: string[]) => {
    await promisify(execFile)(program, words, { env }).catch((error: unknown) => {
      throw isMissing(error) ? missing(program, error) : error
    })
  }
  return {
    count: (copy) => (copy === undefined ? countBase(databaseUrl) : countCopy(copy)),
    // Nothing tells how small PostgreSQL packs: a base grows little in a day.
    getSize: (last) => last * 1.25,
    write: (target) => run('pg_dump', '-w', '-Fc', '-f', target, address),
    check: (copy) => run('pg_restore', '-f', '/dev/null', copy),
    toRestoreLine: (copy) =>
      `pg_restore --clean --if-exists --no-owner -d ${shellQuoted(address)} ${shellQuoted(resolve(copy))}`,
  }
}
