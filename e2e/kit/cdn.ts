/** A host of the test's own: in the middle of a deploy, as a CDN is, or with files beside the site's. */
import { existsSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { lookup } from 'mrmime'
import { listen } from '#mocks/listen.ts'
import { staticFiles, toListener } from '#server/files/serve.ts'

const pathOf = (url = '') => url.split('?')[0] ?? ''

/** The old build's file; the app's page for a file that the old build lacks, as many hosts answer. */
const oldFiles = (dir: string): RequestListener => {
  const answer = toListener(staticFiles(dir))
  return (request, response) => {
    if (!existsSync(join(dir, pathOf(request.url)))) request.url = '/shell.html'
    answer(request, response)
  }
}

export type Cdn = Awaited<ReturnType<typeof startCdn>>

export const startCdn = async (old: string) => {
  const held = oldFiles(old)
  let answer = toListener(staticFiles(old))
  let extra: Readonly<Record<string, string | RequestListener>> = {}
  let [gate, waiting]: [Promise<void>, string] = [Promise.resolve(), '']
  const requestedPaths: string[] = []
  const server = createServer((request, response) => {
    const path = pathOf(request.url)
    requestedPaths.push(path)
    const text = extra[path]
    if (typeof text === 'function') text(request, response)
    else if (text !== undefined)
      response.writeHead(200, { 'Content-Type': lookup(path) ?? 'text/html', 'Cache-Control': 'no-cache' }).end(text)
    else void (path === waiting ? gate : Promise.resolve()).then(() => answer(request, response))
  })
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    /** The paths that were requested since the last deploy. */
    requestedPaths,
    /** Deploys a build, but for the files that are held back, which stay the old build's. */
    deploy: (next: string, isHeld: (path: string) => boolean = () => false) => {
      const arrived = toListener(staticFiles(next))
      requestedPaths.length = 0
      answer = (request, response) => (isHeld(pathOf(request.url)) ? held : arrived)(request, response)
    },
    /** Answers these addresses with these texts, or otherwise. */
    put: (texts: Readonly<Record<string, string | RequestListener>>) => {
      extra = texts
    },
    /** Holds a file back until the returned function is called. */
    hold: (path: string): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      waiting = path
      return resolve
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
