/** For a browser: a page as it would open again, made as the build makes its own. Loaded once the page is at rest. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../app/query-client.ts'
import { fromBackend } from '../ui/media-url.ts'
import { documentOf, type Build } from './document.ts'
import { factsOf, htmlOf, readsIn } from './html.tsx'

const nothing = () => undefined

/** What a page came with counts as old. */
const isOld = ({ state }: Query): boolean => state.dataUpdatedAt === 0 || state.isInvalidated

/** As much as is known of what the page shows; the rest is read. */
const render = async (address: string, known: QueryClient) => {
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  for (const { query } of readsIn(known)) if (!isOld(query)) client.setQueryData(query.queryKey, query.state.data)
  for (let tries = 3; tries > 0; tries--) {
    const html = await htmlOf(address, client)
    const missing = readsIn(client).filter(({ query }) => isOld(query))
    if (missing.length === 0)
      return { html, answers: new Map(readsIn(client).map(({ url, query }) => [url, query.state.data])) }
    await Promise.all(missing.map(({ query }) => query.fetch()))
  }
  throw new Error(`${address} asks for ever more`)
}

const linkedHere = (which: string) =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(which)].map(async ({ href }) => {
      const file = await fetch(href)
      return { href: new URL(href).pathname, text: await file.text() }
    }),
  )

/** What this page was made of: by now the links to its styles and its code are in it. */
const buildHere = async (shell: string): Promise<Build> => {
  const [styles, scripts] = await Promise.all([
    linkedHere('link[rel=stylesheet]'),
    linkedHere('link[rel=modulepreload][href*="Page-"]'),
  ])
  return {
    shell,
    styles: styles.map(({ href, text }) => ({ href, css: text })),
    scripts: scripts.map(({ href, text }) => ({ href, code: text })),
  }
}

/** So many, each of some 60 kB. */
const most = 60

/** Keeps the look of a page, where there is none; of a page that lacks something there is none either. */
export const keepLook = async (address: string, looks: Cache, known: QueryClient): Promise<void> => {
  if ((await looks.match(address)) || readsIn(known).some(({ query }) => query.state.status === 'error')) return
  const { html, answers } = await render(address, known)
  const shell = await fetch('/shell.html')
  const text = documentOf(
    { address, html: fromBackend(html), facts: factsOf(answers, [...answers.keys()], new Map()), things: [] },
    await buildHere(await shell.text()),
  )
  const [oldest, ...others] = await looks.keys()
  if (oldest && others.length >= most) await looks.delete(oldest)
  await looks.put(address, new Response(text, { headers: shell.headers }))
}
