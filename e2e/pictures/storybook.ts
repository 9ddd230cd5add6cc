/** The built Storybook: its stories, and a plain host for its files. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sendFile, statsOf } from '../run/file.ts'

export const storybookFolder = 'storybook-static'

interface Entry {
  readonly id: string
  readonly type: string
  /** 'ui/Alert' */
  readonly title: string
  readonly tags: readonly string[]
}

/** The stories of src/ui, by their part. */
export const uiStories = (): ReadonlyMap<string, readonly Entry[]> => {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    readFileSync(join(storybookFolder, 'index.json'), 'utf8'),
  )
  const stories = Object.values(index.entries).filter(
    ({ type, title, tags }) => type === 'story' && tags.includes('test') && title.startsWith('ui/'),
  )
  return Map.groupBy(stories, ({ title }) => title)
}

export const hostStorybook = (): Promise<{ url: string; close: () => void }> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const file = join(storybookFolder, decodeURI(pathname))
      const stats = statsOf(file)
      if (stats) return sendFile({ request, response, file, stats, headers: {}, status: 200 })
      response.writeHead(404).end()
    })
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() })
    })
  })
