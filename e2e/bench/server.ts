/** The API over HTTP in memory, on a folder and on PostgreSQL: requests a second, latency, memory. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminCookie, endAll, startProcess } from '../../mocks/server/http/process.ts'
import { manyProducts } from '../../mocks/seed/many.ts'
import { newCluster, noPostgres } from '../../mocks/store/sql/cluster.ts'
import { elapsed, quantile, type Figures, type Result } from './report.ts'

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
      times.push(await elapsed(() => send(agent, url, ask(count))))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, at) => client(at)))
  agent.destroy()
  return times
}

/** In MB: the memory of a process, now or at its peak. */
export const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** In ms: the processor time of a process so far, which measures the work of an answer on a busy machine too. */
const workOf = (pid: number) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

const picture = readFileSync(join(import.meta.dirname, '../../mocks/seed/media/productos/cancamo.jpg'))

const asks = ['list', 'record', 'picture', 'login', 'save with picture'] as const
type Asks = Readonly<Record<(typeof asks)[number], Ask>>

/** What a contender is asked. A form with a picture is made once, since only the server's work counts. */
const asksAt = async (cookie: string): Promise<Asks> => {
  const form = new FormData()
  for (const [name, text] of Object.entries({ orden: '1', titulo: 'Servicio', texto: 'x' })) form.append(name, text)
  form.append('foto', new Blob([picture], { type: 'image/jpeg' }), 'foto.jpg')
  const packed = new Response(form)
  const headers = { cookie, 'Content-Type': packed.headers.get('Content-Type') ?? '' }
  const body = Buffer.from(await packed.arrayBuffer())
  const login = JSON.stringify({ usuario: 'admin', contraseña: 'admin1234' })
  return {
    list: () => ({ path: '/api/obtenerProductos' }),
    record: (count) => ({ path: `/api/obtenerProducto/${1 + (count % 20)}` }),
    picture: () => ({ path: '/api/getImage/cancamo.jpg' }),
    login: () => ({ path: '/api/verificarLogin', headers: { 'Content-Type': 'application/json' }, body: login }),
    'save with picture': () => ({ path: '/api/crearServicio', headers, body }),
  }
}

/** Starts all contenders and asks each in turn, so that a disturbance hits all of them alike. */
const measure = async (contenders: Readonly<Record<string, NodeJS.ProcessEnv>>): Promise<Map<string, Figures>> => {
  const running = []
  for (const [name, env] of Object.entries(contenders)) {
    console.log(`server: ${name}…`)
    // With a new database.
    await (await startProcess(env)).kill()
    const began = performance.now()
    const { url, pid, kill } = await startProcess(env)
    const figures: Figures = new Map([['second start', { value: performance.now() - began, unit: 'ms' }]])
    running.push({ name, figures, pid, url, kill, asks: await asksAt(await adminCookie(url)) })
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
    figures.set('memory', { value: memoryOf(pid, 'VmRSS'), unit: 'MB' })
    await kill()
  }
  return new Map(running.map(({ name, figures }) => [name, figures]))
}

const resultsOf = (found: ReadonlyMap<string, Figures>, count: number): Result[] =>
  [...found].flatMap(([name, figures]) =>
    [...figures].map(([what, figure]) => ({
      what: `${name}, ${count}: ${what}`,
      ...figure,
      ...(name === 'folder' && what === 'second start' && { max: 1_000 }),
    })),
  )

export const server = async (): Promise<Result[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const cluster = noPostgres === undefined ? await newCluster(tmpdir()) : undefined
  try {
    const results: Result[] = []
    for (const count of counts) {
      const SEED = join(folder, `${count}.json`)
      writeFileSync(SEED, JSON.stringify(manyProducts(count)))
      const found = await measure({
        memory: { SEED },
        folder: { SEED, DATA: join(folder, String(count)) },
        ...(cluster && { PostgreSQL: { SEED, DATABASE_URL: await cluster.database() } }),
      })
      results.push(...resultsOf(found, count))
    }
    return results
  } finally {
    endAll()
    cluster?.remove()
    rmSync(folder, { recursive: true })
  }
}
