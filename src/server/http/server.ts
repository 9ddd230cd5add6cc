/** Serves a reference on a port of this machine. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import { listen } from '#mocks/listen.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { addressHeader, getClientAddress, getWideNetwork } from '../address.ts'
import { healthPaths } from './app.ts'
import { formMax } from './spool.ts'

interface ServerOptions {
  readonly host?: string
  readonly port?: number
  /** An open socket to listen on in place of the port: systemd's, which keeps callers waiting while the server starts anew. */
  readonly fd?: number | undefined
  readonly answer: Answer
  /** The number of proxies in front: their header states a request's client. */
  readonly proxies?: number
  readonly log?: (entry: LogEntry) => void
  readonly warn?: (text: string) => void
}

export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

/** In ms: how long running requests may take after the order to stop. */
const stopTimeout = 5_000

/**
 * In ms: limits for a request's head and the whole request: 200 MB fit at 2 Mbit/s. A proxy closes an idle connection before the server does
 * (Caddy after two minutes): a write that is sent into one that just closes would be lost.
 */
const times = { headersTimeout: 20_000, requestTimeout: 15 * 60_000, keepAliveTimeout: 150_000 }

/** The logged part of a request: never its body or query, which may be secret. */
export interface LogEntry {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly cut?: true
}

const logged = (request: IncomingMessage, response: ServerResponse, path: string, log: (entry: LogEntry) => void) => {
  const start = performance.now()
  response.once('close', () =>
    log({
      method: request.method ?? '',
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      ...(!response.writableFinished && { cut: true }),
    }),
  )
}

/** The body as it is requested: nothing is read ahead. */
const toBodyStream = (incoming: Readable): ReadableStream<Uint8Array> => {
  const chunks: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Drops the rest of an answered request's body: a sender reads an early answer only after sending all of it. */
const dropRest = (incoming: Readable) => {
  if (incoming.readableEnded) return
  let remaining = formMax
  incoming.removeAllListeners('readable').on('data', (chunk: Uint8Array) => {
    remaining -= chunk.length
    if (remaining < 0) incoming.destroy()
  })
}

/** `new Request` rejects the adapter's request object, so quirks and middleware that change requests need a real one. */
const asRequest = ({ url, method, headers: sent }: Request, incoming: Readable, address: string): Request => {
  const headers = new Headers(sent)
  headers.set(addressHeader, address)
  const hasBody = headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0
  const isRead = method === 'GET' || method === 'HEAD'
  return new Request(url, {
    method,
    headers,
    ...(hasBody && !isRead && { body: toBodyStream(incoming), duplex: 'half' }),
  })
}

/** How many requests are looked at together, and what of them speaks for a CDN. */
const edges = { requests: 1_000, share: 0.9, addresses: 16 }

/** Warns once where nearly all requests come from a few addresses of one network: a CDN's, whose visitors would share their limits. */
export const edgeWarning = (warn: (text: string) => void) => {
  let counts = new Map<string, number>()
  let [total, isAnnounced] = [0, false]
  const isEdge = (addresses: readonly (readonly [string, number])[]) =>
    addresses.length <= edges.addresses &&
    addresses.reduce((sum, [, count]) => sum + count, 0) >= edges.requests * edges.share
  return (address: string) => {
    if (isAnnounced) return
    counts.set(address, (counts.get(address) ?? 0) + 1)
    if ((total += 1) < edges.requests) return
    const networks = Map.groupBy(counts, ([name]) => getWideNetwork(name))
    ;[counts, total] = [new Map(), 0]
    if (![...networks.values()].some((addresses) => isEdge(addresses))) return
    isAnnounced = true
    warn(
      'Casi todo llega de unas pocas direcciones de una misma red: si hay una CDN delante, los límites cuentan juntos a sus visitantes. Poné trusted_proxies en Caddy y TRUST_PROXY=2 (docs/go-live.md, paso 9).',
    )
  }
}

/** Warns once of a proxy in front with an unread header: all its clients would count as one. */
const proxyWarning = ({ proxies = 0, warn }: ServerOptions) => {
  let isAnnounced = proxies > 0
  return ({ headers }: IncomingMessage) => {
    if (isAnnounced || headers['x-forwarded-for'] === undefined) return
    isAnnounced = true
    warn?.(
      'Llegó X-Forwarded-For, y no se lee: si hay un servidor delante, poné TRUST_PROXY=1; sin eso, los límites por dirección cuentan a todos juntos.',
    )
  }
}

const unreadable = () => Response.json({ message: 'No pudimos leer lo que se envió.' }, { status: 400 })

const createListener = (options: ServerOptions): RequestListener => {
  const { answer, log, proxies = 0 } = options
  const warnOfProxy = proxyWarning(options)
  const watchEdge = edgeWarning((text) => options.warn?.(text))
  // A request that the adapter cannot build (a broken Host, an unknown method) is the sender's fault.
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const response = await answer(asRequest(request, incoming, getClientAddress(incoming, proxies)))
      dropRest(incoming)
      if (response.type !== 'error') return response
      // There is no answer, so the connection is closed.
      incoming.socket.destroy()
      return new Response()
    },
    {
      // Old balancers name no host when they ask for the health.
      hostname: 'localhost',
      overrideGlobalObjects: false,
      // The adapter's own cleanup closes a connection with a body that is not read within half a second.
      autoCleanupIncoming: false,
      errorHandler: unreadable,
    },
  )
  return (request, response) => {
    warnOfProxy(request)
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? ''
    if (!healthPaths.includes(path)) {
      watchEdge(getClientAddress(request, proxies))
      if (log) logged(request, response, path, log)
    }
    void listener(request, response)
  }
}

export const serveReference = async (options: ServerOptions): Promise<Served> => {
  const { fd, port = 0, host = '127.0.0.1' } = options
  const server = createServer(times, createListener(options))
  const close = async () => {
    const impatient = setTimeout(() => server.closeAllConnections(), stopTimeout)
    // A connection would stay open for a next request.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    // A second stop fails, since the server no longer runs: that is no error.
    await new Promise((closed) => void server.close(closed))
    clearTimeout(impatient)
    clearInterval(idle)
  }
  const name = isIPv6(host) ? `[${host}]` : host
  return { url: `http://${name}:${await listen(server, { fd, port, host })}`, close }
}
