/** The static host of docs/hosting.md, for `npm start` and the tests. `node src/server/files/serve.ts [dir] [port]`. */
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { closed, lists } from '#site/page-kinds.ts'
import { headerRules, headersFile, headersFor } from '#build/policy.ts'
import { listen } from '#mocks/listen.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { sendFile, sendText, getFileStats, type Found } from './file.ts'

/** A proxy on the way leaves answers as they are: the host compresses them itself, and a page whose addresses were rewritten is drawn anew. */
const untouched = 'no-transform'

/** The build's own headers, or the usual ones where the build names none. */
export const createHeaderLookup = (dir: string) => {
  const file = join(dir, '_headers')
  const rules = existsSync(file) ? readFileSync(file, 'utf8') : headersFile(headerRules({ api: '', captcha: false }))
  return (path: string) => {
    const { 'Cache-Control': cache = 'no-cache', ...headers } = headersFor(rules, path)
    return { ...headers, 'Cache-Control': `${cache}, ${untouched}` }
  }
}

/** How an address is answered; a file is named by its path in the directory. */
type Route =
  | { readonly file: string; readonly status: 200 | 404 }
  | { readonly location: string }
  | 'no file'
  | 'no call'

const isCall = (path: string) => /^\/(api|enviarCorreo)(\/|$)/.test(path)
/** Whether a page has no HTML of its own. */
const isApp = (path: string) => closed.includes(path)
/** Whether an address can only belong to a file. */
const isFile = (path: string) => /^\/(assets|demo|icons)\/|\.\w+$/.test(path)
const isList = (path: string) => lists.some((page) => page.path === path)
/** Whether an HTML file is no page. */
const isNoPage = (path: string) => /^\/(shell|404|index)$/.test(path)

/** Whether the request is a navigation. Browsers send a header for it; older ones ask for HTML. */
const navigates = (headers: Headers) => {
  const mode = headers.get('Sec-Fetch-Mode')
  return mode === null ? headers.get('Accept')?.includes('text/html') : mode === 'navigate'
}

/** The file of a page: productos.html for /productos, productos.12.html for /productos?id=12. The shell where there is none, since a record may be newer than the build. */
const findPage = (dir: string, path: string, id: string, records: boolean): string | undefined => {
  const name = path === '/' ? '/index' : path
  const page = `${name}.html`
  if (isNoPage(path) || !/^\/[\w-]+$/.test(name) || !getFileStats(join(dir, page))) return undefined
  if (!isList(path) || !/^[1-9]\d*$/.test(id)) return page
  const record = `${name}.${id}.html`
  return records && getFileStats(join(dir, record)) ? record : '/shell.html'
}

/** `records`: whether the directory's pages of records are current. */
interface PageDirectory {
  readonly dir: string
  readonly records: boolean
}

type Edit = (text: string) => Promise<string>

/** Redirects an address with a slash at its end to the page's one address. */
const withoutSlash = (path: string) => /^(?!\/(assets|icons|api)\/)(\/[\w-]+)\/$/.exec(path)?.[2]

/** Hidden files are not served, except /.well-known. */
const hasFile = (dir: string, path: string) =>
  !/\/\.(?!well-known\/)/.test(path) && getFileStats(join(dir, path)) !== undefined

const find = (
  { dir, records }: PageDirectory,
  path: string,
  { search, searchParams }: URL,
  headers: Headers,
): Route => {
  if (isCall(path)) return navigates(headers) ? { file: '/shell.html', status: 200 } : 'no call'
  const plain = withoutSlash(path)
  if (plain !== undefined) return { location: plain + search }
  if (hasFile(dir, path)) return { file: path, status: 200 }
  if (isFile(path)) return 'no file'
  if (isApp(path)) return { file: '/shell.html', status: 200 }
  const page = findPage(dir, path, searchParams.get('id') ?? '', records)
  return page === undefined ? { file: '/shell.html', status: 404 } : { file: page, status: 200 }
}

const reply = (status: number, type: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(body, {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-cache',
      ...headers,
    },
  })

const noFile = () => reply(404, 'text/plain', 'No encontrado')
const noCall = () => reply(404, 'application/json', JSON.stringify({ message: 'Este servidor solo tiene archivos.' }))

/** The decoded path of an address, except slashes within a name; undefined where it is malformed. */
const decodePath = ({ pathname }: URL): string | undefined => {
  try {
    const path = decodeURI(pathname)
    return /[\\\0]/.test(path) ? undefined : path
  } catch {
    return undefined
  }
}

/** Answers with a directory's files, and with the shell for pages without a file. */
export const staticFiles = (
  dir: string,
  {
    records = true,
    getEdit,
    isGone,
  }: {
    readonly records?: boolean
    readonly getEdit?: (file: string) => Edit | undefined
    /** Whether the page of an address is gone. The shell is then answered with a 404. */
    readonly isGone?: (address: URL) => Promise<boolean>
  } = {},
): Answer => {
  const getHeaders = createHeaderLookup(dir)
  const send = async (found: Found, edit: Edit | undefined) => {
    if (!edit) return sendFile(found)
    const text = await readFile(found.file, 'utf8')
    const edited = await edit(text).catch(() => text)
    return edited === text ? sendFile(found) : sendText(found, edited)
  }
  return async (request) => {
    const address = new URL(request.url)
    const path = decodePath(address)
    if (path === undefined) return reply(400, 'text/plain', 'No se entiende la dirección')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (!reads && isCall(path)) return noCall()
    if (!reads) return reply(405, 'text/plain', 'Acá solo se lee', { Allow: 'GET, HEAD' })
    const match = find({ dir, records }, path, address, request.headers)
    if (match === 'no call') return noCall()
    if (match === 'no file') return noFile()
    if ('location' in match) return reply(301, 'text/plain', match.location, { Location: match.location })
    // A store that is away tells of no page that it is gone.
    const gone = await isGone?.(address).catch(() => false)
    const { file: name, status } = gone ? ({ file: '/shell.html', status: 404 } as const) : match
    const file = join(dir, name)
    const stats = getFileStats(file)
    return stats ? send({ request, file, stats, headers: getHeaders(path), status }, getEdit?.(name)) : noFile()
  }
}

/** Answers on a server of Node's. */
export const toListener = (answer: Answer): RequestListener => {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  return (request, response) => void listener(request, response)
}

export type StaticHost = { url: string; use: (dir: string) => void; close: () => void }

/** Serves a directory on 127.0.0.1; port 0 means any free port. `use` swaps the directory, as a deployment does. */
export const serve = async (dir: string, port: number, delay = 0): Promise<StaticHost> => {
  let listener = toListener(staticFiles(dir))
  const use = (next: string) => {
    listener = toListener(staticFiles(next))
  }
  const server = createServer((request, response) => {
    const now = listener
    setTimeout(() => now(request, response), delay)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${await listen(server, { port })}`, use, close }
}

if (import.meta.main) {
  const [dir = 'dist', port = '4173'] = process.argv.slice(2)
  const { url } = await serve(dir, Number(port))
  console.log(url)
}
