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

interface Host {
  readonly url: string
  /** Puts the next edition in the place of the first: the same, but the chunks of stories have other names. */
  readonly deploy: () => void
  readonly close: () => void
}

/** A text of the next edition, which names the chunks of stories otherwise. */
const ofNext = (text: string) =>
  text.replaceAll(/\.stories-[\w-]+\.js/g, '.next$&').replace(/^const edition = '/m, '$&next-')

export const serveStorybook = async (): Promise<Host> => {
  let isNext = false
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURI(pathname.slice(below.length)) || 'index.html'
    const isGone = isNext && name.includes('.stories-') && !name.includes('.next.stories-')
    const file = join(storybookFolder, name.replace('.next.stories-', '.stories-'))
    const stats = pathname.startsWith(below) && !isGone ? getFileStats(file) : undefined
    if (stats && isNext && /\.(js|html)$/.test(file)) {
      const type = file.endsWith('.js') ? 'text/javascript' : 'text/html'
      response.writeHead(200, { 'Content-Type': type }).end(ofNext(readFileSync(file, 'utf8')))
      return
    }
    if (stats) return sendFile({ request, response, file, stats, headers: {}, status: 200 })
    response.writeHead(404).end()
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}${below}`,
    deploy: () => {
      isNext = true
    },
    close: () => server.close().closeAllConnections(),
  }
}
