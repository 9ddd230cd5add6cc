/** Published pages for `npm run live`: starts the process that renders them, and answers them. */
import { fork, type ChildProcess } from 'node:child_process'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { PublishedPages } from '#mocks/store/port.ts'
import { isPublic } from '#site/page-kinds.ts'
import { welcomeTwins } from '../files/encoding.ts'
import { hasTag } from '#mocks/file-response.ts'
import { createHeaderLookup, staticFiles } from '../files/serve.ts'
import { goneCheck } from './gone.ts'
import type { Site } from '../http/start.ts'
import { brandedFiles } from '../letterhead.ts'
import { buildId, readSiteUrl } from './maker.ts'
import { sitemapAddress } from './plan.ts'

/** In MB: the heap of the rendering process, and of its new objects. */
const heap = { old: 192, young: 4 }

/** In ms: how long a visitor waits for a page of a new build. After that, missing pages are the app's own until the process reports a page. */
const patience = 15_000

/** Runs the rendering process until a stop, and restarts one that ended or could not start. */
export const startPublishing = (dir: string, pause = 5_000) => {
  const waiting = new Map<string, (() => void)[]>()
  let child: ChildProcess | undefined
  let [isOver, isDeaf] = [false, false]
  const notify = (address: unknown) => {
    isDeaf = false
    for (const endWait of waiting.get(String(address)) ?? []) endWait()
    waiting.delete(String(address))
  }
  const beginAgain = () => {
    child = undefined
    if (!isOver) setTimeout(begin, pause).unref()
  }
  const failed = (error: unknown) => {
    console.warn(`El proceso que publica el sitio no arranca: ${String(error)}`)
    beginAgain()
  }
  const forkChild = () =>
    fork(join(import.meta.dirname, 'child.ts'), [dir], {
      execArgv: [
        `--max-old-space-size=${heap.old}`,
        `--max-semi-space-size=${heap.young}`,
        '--disable-warning=ExperimentalWarning',
      ],
      env: { ...process.env, NODE_ENV: 'production' },
    })
  const begin = () => {
    if (isOver) return
    try {
      const current = (child = forkChild())
      current
        .on('message', notify)
        .on('error', (error) => {
          // Later errors are of a message to a process that is about to end.
          if (current.pid === undefined) failed(error)
        })
        .once('exit', beginAgain)
      if (current.connected) for (const address of waiting.keys()) current.send(address)
    } catch (error) {
      failed(error)
    }
  }
  return {
    begin: () => {
      begin()
      return () => {
        isOver = true
        child?.kill()
      }
    },
    /** Has a page made before the others; resolves once it is there, or there is nothing to wait for. */
    want: (address: string) =>
      new Promise<void>((resolve) => {
        if (isDeaf) return resolve()
        const timer = setTimeout(() => {
          notify(address)
          isDeaf = true
        }, patience).unref()
        const endWait = () => {
          clearTimeout(timer)
          resolve()
        }
        const others = waiting.get(address)
        waiting.set(address, [...(others ?? []), endWait])
        if (!others && child?.connected) child.send(address)
      }),
  }
}

const toPageAddress = ({ method, url = '/' }: IncomingMessage, site: string | undefined): string | undefined => {
  if (url === sitemapAddress) return site && url
  const requestUrl = URL.parse(url, 'http://localhost')
  const id = requestUrl?.searchParams.get('id')
  const address = requestUrl && `${requestUrl.pathname}${id ? `?id=${id}` : ''}`
  return address && (method === 'GET' || method === 'HEAD') && isPublic(address) ? address : undefined
}

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  pages: PublishedPages,
  build: string,
  address: string,
  headers: Readonly<Record<string, string>>,
) => {
  const [twin] = welcomeTwins(request.headers['accept-encoding'] ?? '')
  const page = await pages.find(build, address, twin?.name === 'gzip' ? 'gz' : (twin?.name ?? 'html'))
  if (!page) return false
  const ETag = `"${page.tag}${twin ? `-${twin.name}` : ''}"`
  const commonHeaders = { ...headers, Vary: 'Accept-Encoding', ETag }
  if (hasTag(request.headers['if-none-match'] ?? '', ETag)) response.writeHead(304, commonHeaders).end()
  else
    response
      .writeHead(200, {
        ...commonHeaders,
        'Content-Type': address === sitemapAddress ? 'application/xml' : 'text/html; charset=utf-8',
        'Content-Length': page.bytes.length,
        ...(twin && { 'Content-Encoding': twin.name }),
      })
      .end(request.method === 'HEAD' ? undefined : page.bytes)
  return true
}

/**
 * The pages of a build: answered as published last, and made by a process beside. A page that is not there yet is made at once while its
 * visitor waits, so that nobody meets a page without text, and the server listens before thousands of records are made.
 */
export const publishing = (dir: string): Pick<Site, 'answers' | 'begin'> => {
  const build = buildId(dir)
  const { begin, want } = startPublishing(dir)
  return {
    begin,
    answers: (store) => {
      const { pages } = store
      const isGone = goneCheck(store)
      if (!pages || build === undefined) return staticFiles(dir, { isGone })
      const files = staticFiles(dir, { records: false, getEdit: brandedFiles(store), isGone })
      const [getHeaders, site] = [createHeaderLookup(dir), readSiteUrl(dir)]
      const answer = async (request: IncomingMessage, response: ServerResponse, address: string) => {
        if (await isGone(new URL(address, 'http://localhost'))) return false
        const headers = getHeaders(address.split('?')[0] ?? '')
        const isSent = () => send(request, response, pages, build, address, headers)
        if (await isSent()) return true
        await want(address)
        return isSent()
      }
      return (request, response) => {
        const address = toPageAddress(request, site)
        if (address === undefined) return files(request, response)
        void answer(request, response, address)
          .catch(() => false)
          .then((isSent) => (isSent ? undefined : files(request, response)))
      }
    },
  }
}
