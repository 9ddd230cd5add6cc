/** The built Storybook on a plain static host, below a path. */
import { createServer } from 'node:http'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { pages } from '../../stories/docs/pages.ts'
import { sendFile, getFileStats } from '#server/files/file.ts'
import { listen } from '#mocks/listen.ts'

export const storybookFolder = join(import.meta.dirname, '../../storybook-static')
const below = '/diseno/vidriera/'

interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  /** 'ui/Alert' */
  readonly title: string
  readonly tags: readonly string[]
}

/** Every story and page of the build. */
const entries = (): Entry[] => {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(storybookFolder, 'index.json'), 'utf8'),
  )
  return Object.values(index.entries)
}

/** The stories that run alone. */
export const stories = (): string[] =>
  entries().flatMap(({ id, type, tags }) => (type === 'story' && tags.includes('test') ? [id] : []))

/** The stories of src/ui, by their part. */
export const uiStories = (): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(
    entries().filter(({ type, title, tags }) => type === 'story' && tags.includes('test') && title.startsWith('ui/')),
    ({ title }) => title,
  )

/** The docs pages of the parts that `stories/docs/pages.ts` explains. */
export const docs = (): string[] =>
  entries().flatMap(({ id, type, title }) => (type === 'docs' && title in pages ? [id] : []))

export const serveStorybook = async (): Promise<{ url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(storybookFolder, decodeURI(pathname.slice(below.length)) || 'index.html')
    const stats = pathname.startsWith(below) ? getFileStats(file) : undefined
    if (stats) return sendFile({ request, response, file, stats, headers: {}, status: 200 })
    response.writeHead(404).end()
  })
  const port = await listen(server)
  return { url: `http://127.0.0.1:${port}${below}`, close: () => server.close().closeAllConnections() }
}
