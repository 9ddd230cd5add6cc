/** The static host of README's hosting rules, for `npm start` and the tests. `node e2e/run/serve.ts [dir] [port]`. */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { headerRules, headersFile, headersFor } from '../../src/build/policy.ts'

/** What the build says that a host should say; what any host should where it says nothing. */
const headersIn = (dir: string) => {
  const file = join(dir, '_headers')
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : headersFile(headerRules({ api: '', captcha: false }))
  return (path: string) => headersFor(rules, path)
}

type HeadersOf = ReturnType<typeof headersIn>

const filesOf = (dir: string, headersOf: HeadersOf) =>
  sirv(dir, {
    dev: true,
    // An address is a page's, whose file depends on what is asked of it: see pageFile.
    extensions: [],
    etag: true,
    // Where a file has a compressed twin.
    gzip: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    },
  })

type Answer = { status: number; type: string; headers?: Record<string, string> }

const reply = (response: ServerResponse, { status, type, headers }: Answer, body: string | Buffer) =>
  response
    .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', ...headers })
    .end(body)

/** Its compressed twin, where there is one and who asks can read it. */
const replyWithFile = ({ headers }: IncomingMessage, response: ServerResponse, answer: Answer, file: string) => {
  const twin = `${file}.gz`
  if (!/\bgzip\b/.test(String(headers['accept-encoding'])) || !existsSync(twin))
    return reply(response, answer, readFileSync(file))
  return reply(response, { ...answer, headers: { ...answer.headers, 'Content-Encoding': 'gzip' } }, readFileSync(twin))
}

/** The file of a page, one rule for all: /productos is productos.html, /productos?id=12 is productos.12.html. */
const pageFile = (dir: string, { pathname, searchParams }: URL): string | undefined => {
  const path = pathname.replace(/(.)\/$/, '$1')
  const id = searchParams.get('id') ?? ''
  const record = /^[1-9]\d*$/.test(id) ? `.${id}` : ''
  const file = join(dir, `${path === '/' ? '/index' : path}${record}.html`)
  return /^\/[\w-]*$/.test(path) && existsSync(file) ? file : undefined
}

/** Pages that are the app's alone, and files of its API. */
const isApp = (pathname: string) => /^\/(admin|zonaPrivada|pedido|api)(\/|$)/.test(pathname)
/** Known by their list: a record that is not there may have been added since the site was built. */
const hasPage = (dir: string, pathname: string) => pageFile(dir, new URL(pathname, 'http://localhost')) !== undefined

/** Of no page: the app says so itself. */
const statusOf = (dir: string, pathname: string) =>
  pathname === '/enviarCorreo' || pathname === '/' || isApp(pathname) || hasPage(dir, pathname) ? 200 : 404

/** No such file: the shell for pages, also below /api (the app brings its worker, which answers); never for a missing asset. */
const fallback = (dir: string, headersOf: HeadersOf, request: IncomingMessage, response: ServerResponse) => {
  const { url = '/', headers } = request
  const address = new URL(url, 'http://localhost')
  const { pathname } = address
  const isApi = pathname.startsWith('/api/') || pathname === '/enviarCorreo'
  const isPage = headers.accept?.includes('text/html') && (isApi || !/\.\w+$/.test(pathname))
  const file = pageFile(dir, address)
  const page = (status: number, name: string) =>
    replyWithFile(request, response, { status, type: 'text/html', headers: headersOf(pathname) }, name)
  if (isPage && file) return page(200, file)
  if (isPage) return page(statusOf(dir, pathname), join(dir, 'shell.html'))
  if (isApi)
    return reply(
      response,
      { status: 404, type: 'application/json' },
      JSON.stringify({ message: 'Este servidor solo tiene archivos.' }),
    )
  return reply(response, { status: 404, type: 'text/plain' }, 'No encontrado')
}

/** Answers with the files of a directory, and with the app where a page is none of them. */
export const staticFiles = (dir: string): RequestListener => {
  const headersOf = headersIn(dir)
  const files = filesOf(dir, headersOf)
  return (request, response) =>
    files(request, response, () => {
      fallback(dir, headersOf, request, response)
    })
}

export type StaticHost = { url: string; use: (dir: string) => void; close: () => void }

/** Serves a directory on 127.0.0.1; port 0 takes any free one. `use` swaps the directory, as a deployment does. */
export const serve = (dir: string, port: number, delay = 0) =>
  new Promise<StaticHost>((resolve, reject) => {
    let answer = staticFiles(dir)
    const use = (next: string) => {
      answer = staticFiles(next)
    }
    const server = createServer((request, response) => {
      const now = answer
      setTimeout(() => now(request, response), delay)
    })
    const close = () => {
      server.close()
      server.closeAllConnections()
    }
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const bound = typeof address === 'object' && address ? address.port : port
      resolve({ url: `http://127.0.0.1:${bound}`, use, close })
    })
  })

if (import.meta.main) {
  const [dir = 'dist', port = '4173'] = process.argv.slice(2)
  const { url } = await serve(dir, Number(port))
  console.log(url)
}
