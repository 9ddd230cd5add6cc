/** A PostgreSQL cluster for tests, in its own folder and on its own port. */
import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '../../listen.ts'
import { isPart } from '../../runs.ts'

const debian = '/usr/lib/postgresql'
/** The first PostgreSQL of the PATH, so that a test may choose a version, else Debian's. */
const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
]
const programs = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))

const missing = programs === undefined ? 'no initdb of PostgreSQL on this machine' : undefined
/** Why PostgreSQL is not tried; undefined when it is. `npm test` leaves it to releases, and these to a turn. */
export const noPostgres = isPart || process.env['POSTGRES'] === 'no' ? 'a release tries it in its turn' : missing

/** The output of a program of PostgreSQL, such as `pg_dump`. */
export const postgresProgram = (name: string, options: readonly string[], input?: Uint8Array): Buffer =>
  execFileSync(join(folders.find((folder) => existsSync(join(folder, name))) ?? '', name), options, {
    maxBuffer: 1e9,
    ...(input && { input }),
  })

/** PostgreSQL refuses to run as root, so root starts it as Debian's user, or as nobody. */
const asOwner = (folder: string) => {
  if (process.getuid?.() !== 0) return []
  const [uid, gid] =
    ['postgres', 'nobody'].flatMap((name) => {
      try {
        return [
          ['-u', '-g'].map((flag) =>
            Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
          ),
        ]
      } catch {
        return []
      }
    })[0] ?? []
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not start as root, and there is nobody else.')
  chownSync(folder, uid, gid)
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}

export interface Cluster {
  /** Creates a database, empty or as a copy of one without connections; answers its address. */
  readonly database: (template?: string) => Promise<string>
  /** Lets the process go on: a client that stands still for seconds finds its connections closed. */
  readonly start: () => Promise<void>
  /** `immediate`: as if killed. */
  readonly stop: (how: 'fast' | 'immediate') => void
  readonly kill: () => void
  readonly remove: () => void
}

/** Creates and starts a cluster in `parent`. */
export const newCluster = async (parent: string, settings: readonly string[] = []): Promise<Cluster> => {
  const folder = mkdtempSync(join(parent, 'postgres-'))
  const port = await freePort()
  const owner = asOwner(folder)
  const toCommand = (program: string, options: readonly string[]) => [
    ...owner,
    join(programs ?? '', program),
    ...options,
  ]
  const where = { cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const run = (program: string, ...options: string[]) => {
    const [command = '', ...args] = toCommand(program, options)
    execFileSync(command, args, { ...where, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const data = join(folder, 'data')
  const start = async () => {
    const serverOptions = [
      `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`,
      ...settings.map((setting) => `-c ${setting}`),
    ]
    const options = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', serverOptions.join(' '), 'start']
    const [command = '', ...args] = toCommand('pg_ctl', options)
    await promisify(execFile)(command, args, where)
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync')
  await start()
  const getDatabaseUrl = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  let count = 0
  const stop: Cluster['stop'] = (how) => run('pg_ctl', '-D', data, '-m', how, '-w', 'stop')
  return {
    database: async (template = 'template0') => {
      const name = `d${++count}`
      const client = new Client(getDatabaseUrl('postgres'))
      await client.connect()
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
      await client.end()
      return getDatabaseUrl(name)
    },
    start,
    stop,
    kill: () => {
      const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').map(Number)
      for (const pid of [first, ...children]) {
        try {
          process.kill(pid, 'SIGKILL')
        } catch {
          // The process has already ended.
        }
      }
    },
    remove: () => {
      try {
        stop('immediate')
      } catch {
        // The cluster is already stopped.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
