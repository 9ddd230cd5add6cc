/** Runs in the browser: renders a page snapshot as the build renders its pages. Used only where the build's page is out of date. */
import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../app/query-client.ts'
import { read } from '../api/queries.ts'
import { obtenerMarca, type Marca } from '../contract/marca.ts'
import { filesOfHost, servedAt } from '../ui/media-url.ts'
import tokens from '../ui/tokens.css?raw'
import { branded } from './branded.ts'
import { fromBackend } from './from-backend.ts'
import { documentOf, type Build } from './document.ts'
import { factsOf, htmlOf } from './html.tsx'
import { isOld, readsIn } from './reads-in.ts'

const nothing = () => undefined

/** Renders a page with the data that this browser has, and reads the rest. */
const render = async (address: string, queries: QueryClient) => {
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  for (const { query } of readsIn(queries)) if (!isOld(query)) client.setQueryData(query.queryKey, query.state.data)
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

/** The parts of this build, read from the links to styles and code in the document. */
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

/** The document of a page with this browser's data. */
export const renderPageSnapshot = async (address: string, queries: QueryClient): Promise<Response> => {
  const { html, answers } = await render(address, queries)
  const shell = await fetch('/shell.html')
  const text = documentOf(
    {
      address,
      html: fromBackend(html, filesOfHost()),
      facts: factsOf(answers, [...answers.keys()], new Map()),
      things: [],
    },
    await buildHere(
      branded(
        await shell.text(),
        queries.getQueryData<Marca>(read(obtenerMarca, {}).queryKey) ?? null,
        tokens,
        servedAt,
      ),
    ),
  )
  return new Response(text, { headers: shell.headers })
}
