/** The API over HTTP in memory, on a folder and on PostgreSQL, beside a peer on the same PostgreSQL: requests a second, latency, memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonRequest } from '../../mocks/conformance/requests.ts'
import { adminCookie, endAll, startProcess } from '../../mocks/server/http/process.ts'
import { manyProducts } from '../../mocks/seed/many.ts'
import { newCluster, noPostgres } from '../../mocks/store/sql/cluster.ts'
import { isRecord } from '../../src/contract/record.ts'
import { installPayload } from './payload.ts'
import { quantile, type Result } from './report.ts'

const clients = 8
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4)
const counts = (process.env['BENCH_PRODUCTS'] ?? '24,5000').split(',').map(Number)

interface Requested {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}
type Ask = (count: number) => Requested

/** `fetch` would take a third of both processors from the servers. */
const send = (agent: Agent, url: string, { path, headers = {}, body }: Requested) =>
  new Promise<void>((resolve, reject) => {
    request(`${url}${path}`, { agent, headers, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      const isDone = response.statusCode !== undefined && response.statusCode < 300
      if (!isDone) reject(new Error(`${path}: ${response.statusCode}`))
      response.once('end', resolve).once('error', reject).resume()
    })
      .once('error', reject)
      .end(body)
  })

/** Runs so many clients, each with one request at a time. */
export const load = async (url: string, ask: Ask, during = seconds) => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const end = performance.now() + during * 1_000
  const client = async (first: number) => {
    for (let count = first; performance.now() < end; count += clients) {
      const began = performance.now()
      await send(agent, url, ask(count))
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  agent.destroy()
  return times
}

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** In ms: the processor time of a process so far, which measures the work of an answer on a busy machine too. */
const workOf = (pid: number) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

const picturePath = join(import.meta.dirname, '../../mocks/seed/media/productos/cancamo.jpg')
const picture = readFileSync(picturePath)

const asks = ['list', 'record', 'picture', 'login', 'save with picture'] as const
type Asks = Readonly<Record<(typeof asks)[number], Ask>>

interface Contender {
  readonly name: string
  readonly asksAt: (url: string) => Promise<Asks>
  /** `first`: with a new database. */
  readonly start: (first: boolean) => ReturnType<typeof startProcess>
}

const json = (path: string, value: object): Requested => ({
  path,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})

/** A form with a picture, which has a name of its own: Payload refuses concurrent uploads of one name. */
const form = (
  path: string,
  headers: Requested['headers'],
  texts: Readonly<Record<string, string>>,
  field: string,
  count: number,
): Requested => {
  const head = (name: string, more = '') => `--limite\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
  const before = Object.entries(texts).map(([name, text]) => `${head(name)}${text}\r\n`)
  const file = head(field, `; filename="foto-${count}.jpg"\r\nContent-Type: image/jpeg`)
  return {
    path,
    headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=limite' },
    body: Buffer.concat([Buffer.from([...before, file].join('')), picture, Buffer.from('\r\n--limite--\r\n')]),
  }
}

const ours = (name: string, env: NodeJS.ProcessEnv): Contender => ({
  name,
  start: () => startProcess(env),
  asksAt: async (url) => {
    const cookie = await adminCookie(url)
    return {
      list: () => ({ path: '/api/obtenerProductos' }),
      record: (count) => ({ path: `/api/obtenerProducto/${1 + (count % 20)}` }),
      picture: () => ({ path: '/api/getImage/cancamo.jpg' }),
      login: () => json('/api/verificarLogin', { usuario: 'admin', contraseña: 'admin1234' }),
      'save with picture': (count) =>
        form('/api/crearServicio', { cookie }, { orden: '1', titulo: `Servicio ${count}`, texto: 'x' }, 'foto', count),
    }
  },
})

const payload = (script: string, env: NodeJS.ProcessEnv): Contender => ({
  name: 'Payload',
  // Only its development mode makes tables.
  start: (first) =>
    startProcess({ ...env, NODE_ENV: first ? 'development' : 'production', FILL: first ? '1' : '' }, [script]),
  asksAt: async (url) => {
    const account = { email: 'admin@example.com', password: 'admin1234' }
    const session: unknown = await (await fetch(`${url}/api/usuarios/login`, jsonRequest(account))).json()
    const Authorization = `JWT ${isRecord(session) ? String(session['token']) : ''}`
    return {
      list: () => ({ path: '/api/productos?pagination=false&sort=orden&depth=0' }),
      record: (count) => ({ path: `/api/productos/${1 + (count % 20)}?depth=0` }),
      picture: () => ({ path: '/api/servicios/file/cancamo.jpg' }),
      login: () => json('/api/usuarios/login', account),
      'save with picture': (count) => {
        const texts = { _payload: JSON.stringify({ orden: 1, titulo: `Servicio ${count}`, texto: 'x' }) }
        return form('/api/servicios', { Authorization }, texts, 'file', count)
      },
    }
  },
})

/** What is asked of the server, as ratios to the peer on the same PostgreSQL. A password costs both what each stretches it. */
const aims: Readonly<Record<(typeof asks)[number], number | undefined>> = {
  list: 3,
  record: 3,
  picture: 3,
  login: undefined,
  'save with picture': 1.5,
}

/** A contender's figures by what they tell. */
type Figures = Map<string, { readonly value: number; readonly unit: string }>

/** Starts all contenders and asks each in turn, so that a disturbance hits all of them alike. */
const measure = async (contenders: readonly Contender[]): Promise<Map<string, Figures>> => {
  const running = []
  for (const { name, start, asksAt } of contenders) {
    console.log(`server: ${name}…`)
    await (await start(true)).kill()
    const began = performance.now()
    const { url, pid, kill } = await start(false)
    const figures: Figures = new Map([['second start', { value: performance.now() - began, unit: 'ms' }]])
    running.push({ name, figures, pid, url, kill, asks: await asksAt(url) })
  }
  for (const what of asks)
    for (const {
      figures,
      pid,
      url,
      asks: { [what]: ask },
    } of running) {
      const before = workOf(pid)
      const times = await load(url, ask)
      figures.set(`${what}, processor time of one`, { value: (workOf(pid) - before) / times.length, unit: 'ms' })
      figures.set(what, { value: times.length / seconds, unit: 'a second' })
      for (const share of [0.5, 0.99])
        figures.set(`${what}, p${share * 100}`, { value: quantile(times, share), unit: 'ms' })
    }
  for (const { figures, pid, kill } of running) {
    figures.set('memory', { value: memoryOf(pid), unit: 'MB' })
    await kill()
  }
  return new Map(running.map(({ name, figures }) => [name, figures]))
}

const aimOf = (what: string): { min?: number; max?: number } => {
  if (what === 'memory') return { max: 0.5 }
  const ask = asks.find((one) => what.startsWith(one))
  const min = ask && aims[ask]
  if (min === undefined || what.endsWith('p50') || what.endsWith('of one')) return {}
  return what.endsWith('p99') ? { max: 1 } : { min }
}

const resultsOf = (found: ReadonlyMap<string, Figures>, count: number): Result[] => {
  const peer = found.get('Payload')
  return [...found].flatMap(([name, figures]) =>
    [...figures].map(([what, figure]): Result => {
      const other = name === 'PostgreSQL' ? peer?.get(what) : undefined
      return {
        what: `${name}, ${count}: ${what}`,
        ...figure,
        ...(other && { against: { what: 'Payload', value: other.value, ...aimOf(what) } }),
        ...(name === 'folder' && what === 'second start' && { max: 1_000 }),
      }
    }),
  )
}

export const server = async (): Promise<Result[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const cluster = noPostgres === undefined ? await newCluster(tmpdir()) : undefined
  const script = cluster && installPayload()
  try {
    const results: Result[] = []
    for (const count of counts) {
      const SEED = join(folder, `${count}.json`)
      writeFileSync(SEED, JSON.stringify(manyProducts(count)))
      const on = async (): Promise<NodeJS.ProcessEnv> => ({ SEED, DATABASE_URL: await cluster?.database() })
      const UPLOADS = join(folder, `uploads-${count}`)
      const found = await measure([
        ours('memory', { SEED }),
        ours('folder', { SEED, DATA: join(folder, String(count)) }),
        ...(cluster ? [ours('PostgreSQL', await on())] : []),
        ...(script ? [payload(script, { ...(await on()), PICTURE: picturePath, UPLOADS })] : []),
      ])
      results.push(...resultsOf(found, count))
    }
    return results
  } finally {
    endAll()
    cluster?.remove()
    rmSync(folder, { recursive: true })
  }
}
