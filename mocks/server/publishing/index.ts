/** Published pages for `npm run live`: starts the process that renders them, and answers them. */
import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Store } from '../../store/port.ts'
import { sitemap } from '../../../src/prerender/build/found.ts'
import type { Published } from '../../store/port.ts'
import { isPublic } from '../../../src/site/page-kinds.ts'
import { welcomeTwins } from '../files/encoding.ts'
import { names } from '../files/file.ts'
import { headersIn, staticFiles } from '../files/serve.ts'
import { brandedFiles } from '../letterhead.ts'
import { buildId } from './maker.ts'

/** In MB: the heap of the rendering process. */
const heap = 512
const again = 5_000

/** Runs the rendering process until it is told to stop, and restarts a process that ended. */
export const startPublishing = (dir: string): (() => void) => {
  let isOver = false
  const begin = () => {
    const child = fork(join(import.meta.dirname, 'child.ts'), [dir], {
      execArgv: [`--max-old-space-size=${heap}`, '--disable-warning=ExperimentalWarning'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.once('exit', () => {
      if (!isOver) setTimeout(begin, again).unref()
    })
    return () => child.kill()
  }
  const stop = begin()
  return () => {
    isOver = true
    stop()
  }
}

const addressIn = ({ method, url = '/' }: IncomingMessage): string | undefined => {
  const asked = URL.parse(url, 'http://localhost')
  const id = asked?.searchParams.get('id')
  const address = asked && `${asked.pathname}${id ? `?id=${id}` : ''}`
  return address && (method === 'GET' || method === 'HEAD') && isPublic(address) ? address : undefined
}

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  pages: Published,
  build: string,
  address: string,
  headers: Readonly<Record<string, string>>,
) => {
  const [twin] = welcomeTwins(request.headers['accept-encoding'] ?? '')
  const page = await pages.find(build, address, twin?.name === 'gzip' ? 'gz' : (twin?.name ?? 'html'))
  if (!page) return false
  const ETag = `"${page.tag}${twin ? `-${twin.name}` : ''}"`
  const all = { ...headers, Vary: 'Accept-Encoding', ETag }
  if (names(request.headers['if-none-match'] ?? '', ETag)) response.writeHead(304, all).end()
  else
    response
      .writeHead(200, {
        ...all,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.bytes.length,
        ...(twin && { 'Content-Encoding': twin.name }),
      })
      .end(request.method === 'HEAD' ? undefined : page.bytes)
  return true
}

/** The site's address, which a build with `VITE_SITE_URL` names in robots.txt. */
const siteIn = (dir: string): string | undefined => {
  const file = join(dir, 'robots.txt')
  return existsSync(file) ? /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

/** Answers the sitemap of the pages that are published now. */
const sendSitemap = async (response: ServerResponse, pages: Published, build: string, site: string) => {
  const addresses = (await pages.made(build)).map(({ address }) => address)
  if (addresses.length === 0) return false
  const text = sitemap(
    site,
    addresses.toSorted((a, b) => a.localeCompare(b, 'es', { numeric: true })),
  )
  response.writeHead(200, { 'Content-Type': 'application/xml', 'Cache-Control': 'no-cache' }).end(text)
  return true
}

/** Answers pages as published last. Other addresses, and pages not published yet, are answered with the build's files. */
export const publishedPages = (dir: string, store: Store): RequestListener => {
  const { pages } = store
  const build = buildId(dir)
  if (!pages || build === undefined) return staticFiles(dir)
  const files = staticFiles(dir, { records: false, editOf: brandedFiles(store) })
  const [headersOf, site] = [headersIn(dir), siteIn(dir)]
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (site !== undefined && request.url === '/sitemap.xml') return sendSitemap(response, pages, build, site)
    const address = addressIn(request)
    return address && send(request, response, pages, build, address, headersOf(address.split('?')[0] ?? ''))
  }
  return (request, response) => {
    const sending = answer(request, response)
    if (!sending) return files(request, response)
    void sending.catch(() => false).then((isSent) => (isSent ? undefined : files(request, response)))
  }
}
