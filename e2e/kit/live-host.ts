/** A live API for a journey: the reference behind a host that can be told to fail in every way that a network knows. */
import 'fake-indexeddb/auto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Db } from '../../mocks/db.ts'
import { createReference } from '../../mocks/http/reference.ts'
import { seed } from '../../mocks/seed/index.ts'

/** What goes wrong with the calls whose path it matches. */
interface Fault {
  readonly path: RegExp
  /** In ms, before anything else. */
  readonly delay?: number
  /** Answers this and does nothing. */
  readonly status?: number
  readonly html?: string
  /** Does what was asked, and hangs up before it says so. */
  readonly loseAnswer?: boolean
  /** As if nobody were there. */
  readonly down?: boolean
}

export interface LiveHost {
  readonly url: string
  /** Until told otherwise; the last one counts. */
  readonly fail: (fault?: Fault) => void
  /** Method and path of every call that came, but of pictures. */
  readonly calls: string[]
  /** What it has sent to the company, oldest first. */
  readonly messages: () => Promise<string[]>
  readonly close: () => void
}

const cors = ({ headers }: IncomingMessage) => ({
  'Access-Control-Allow-Origin': headers.origin ?? '*',
  'Access-Control-Allow-Credentials': 'true',
})

const wait = (ms: number) => new Promise((resolve) => { setTimeout(resolve, ms) })

/** Whether the fault has dealt with the call. */
const fails = async (fault: Fault, incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> => {
  if (fault.delay) await wait(fault.delay)
  if (fault.down) incoming.socket.destroy()
  else if (fault.html !== undefined) outgoing.writeHead(fault.status ?? 200, { ...cors(incoming), 'Content-Type': 'text/html' }).end(fault.html)
  else if (fault.status) outgoing.writeHead(fault.status, { ...cors(incoming), 'Content-Type': 'application/json' }).end('{"message":"No anda."}')
  else return false
  return true
}

const hangUp = (incoming: IncomingMessage, outgoing: ServerResponse) => {
  outgoing.writeHead = () => {
    incoming.socket.destroy()
    return outgoing
  }
}

/** On 127.0.0.1, any free port, for a site of this origin. */
export const liveHost = async (site: string): Promise<LiveHost> => {
  const databaseName = `live ${Math.random()}`
  const reference = createReference({ seed, origins: [site], crossSite: false, databaseName })
  const listener = getRequestListener(reference.answer, { overrideGlobalObjects: false })
  const calls: string[] = []
  let current: Fault | undefined
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/' } = incoming
    const { pathname } = new URL(url, site)
    const fault = method !== 'OPTIONS' && current?.path.test(pathname) ? current : undefined
    if (method !== 'OPTIONS' && !pathname.includes('getImage')) calls.push(`${method} ${pathname}`)
    if (fault && await fails(fault, incoming, outgoing)) return
    if (fault?.loseAnswer) hangUp(incoming, outgoing)
    await listener(incoming, outgoing)
  }
  const server = createServer((incoming, outgoing) => { answer(incoming, outgoing).catch(() => incoming.socket.destroy()) })
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve) })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    calls,
    fail: (next) => { current = next },
    messages: async () => {
      const db = new Db(databaseName, () => Promise.resolve(seed))
      await db.open()
      const sent = await db.salida.toArray()
      db.close()
      return sent.map(({ texto }) => texto)
    },
    close: () => {
      server.close()
      server.closeAllConnections()
      reference.close()
    },
  }
}
