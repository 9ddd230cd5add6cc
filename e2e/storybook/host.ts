/** The built Storybook on a plain static host, below a path. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { sendFile, statsOf } from '../run/file.ts'

const folder = join(import.meta.dirname, '../../storybook-static')
const below = '/diseno/vidriera/'

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  readonly tags: readonly string[]
}

/** Every story and page of the build. */
const entries = (): Entry[] => {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(index.entries)
}

/** The stories that run alone; a sheet shows others. */
export const stories = (): string[] =>
  entries().flatMap(({ id, type, tags }) => (type === 'story' && tags.includes('test') ? [id] : []))

/** The docs pages. */
export const docs = (): string[] => entries().flatMap(({ id, type }) => (type === 'docs' ? [id] : []))

export const serveStorybook = (): Promise<{ url: string; close: () => void }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = join(folder, decodeURI(pathname.slice(below.length)) || 'index.html')
      const stats = pathname.startsWith(below) ? statsOf(file) : undefined
      if (stats) return sendFile({ request, response, file, stats, headers: {}, status: 200 })
      response.writeHead(404).end()
    })
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}${below}`, close: () => server.close().closeAllConnections() })
    })
  })
