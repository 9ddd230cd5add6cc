/** A reference on a port of this machine. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Answer } from './reference.ts'

/** Whoever answers what is not the API's: a static host, where one origin serves both. */
type Otherwise = RequestListener

interface ServerOptions {
  readonly host: string
  readonly port: number
  readonly answer: Answer
  readonly owns: (url: URL) => boolean
  readonly otherwise?: Otherwise
  /** One line a request. */
  readonly log?: (line: string) => void
}

export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

/** How long requests under way may take once we are told to stop. */
const patience = 5_000

const logged = (request: IncomingMessage, response: ServerResponse, log: (line: string) => void) => {
  const start = performance.now()
  response.once('close', () => {
    const ended = response.writableFinished ? String(response.statusCode) : `${response.statusCode} cortado`
    log(
      `${new Date().toISOString()} ${request.method} ${request.url} ${ended} ${Math.round(performance.now() - start)} ms`,
    )
  })
}

/** The adapter's request is a look-alike, which `new Request` does not take: a habit or a middleware that changes a request needs a real one. */
const asRequest = ({ url, method, headers, body, signal }: Request): Request => {
  const hasBody = headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0
  return new Request(url, { method, headers, signal, ...(hasBody && body && { body, duplex: 'half' }) })
}

const unreadable = () => Response.json({ message: 'No pudimos leer lo que se envió.' }, { status: 400 })

const listenerOf = ({ answer, owns, otherwise, log }: ServerOptions): RequestListener => {
  // What the adapter cannot make a request of (a broken Host, a method that is none) is the sender's fault.
  const api = getRequestListener(
    async (request, { incoming }) => {
      const response = await answer(asRequest(request))
      if (response.type !== 'error') return response
      // Nobody answers: whoever asked is hung up on.
      incoming.socket.destroy()
      return new Response()
    },
    { overrideGlobalObjects: false, errorHandler: unreadable },
  )
  return (request, response) => {
    if (log) logged(request, response, log)
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (otherwise && url && !owns(url)) otherwise(request, response)
    else void api(request, response)
  }
}

/** Serves until it is closed; port 0 takes any free one. */
export const serveReference = (options: ServerOptions) =>
  new Promise<Served>((resolve, reject) => {
    const server = createServer(listenerOf(options))
    const close = () =>
      new Promise<void>((closed) => {
        const impatient = setTimeout(() => server.closeAllConnections(), patience)
        server.close(() => {
          clearTimeout(impatient)
          closed()
        })
        server.closeIdleConnections()
      })
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : options.port
      resolve({ url: `http://${options.host}:${port}`, close })
    })
  })
