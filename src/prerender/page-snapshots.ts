/** Runs in the browser: keeps a snapshot of every visited page once the page is at rest. The next visits open with it (worker/shell.ts). */
import type { QueryClient } from '@tanstack/react-query'
import { builtPageSnapshot, fromBackend } from './built-page.ts'
import { isPage, isPublic } from '#site/page-kinds.ts'
import { isOld, listReads } from './list-reads.ts'
import { buildId } from '#state/build-id.ts'
import { onWorkerMessage } from '#state/messages.ts'
import { useSession } from '#state/session.ts'
import { later } from '#ui/later.ts'
import { nothingUnderWay } from '#app/boot/first-content.ts'
import type { AppRouter } from '#app/routes/router.tsx'
import type { PageSnapshots } from '#state/page-snapshots.ts'
import { createQueryClient } from '#app/query-client.ts'
import { read } from '#api/queries.ts'
import { obtenerMarca, type Marca } from '#contract/marca.ts'
import { filesOfHost, getServedUrl } from '#ui/media-url.ts'
import tokens from '#ui/tokens.css?raw'
import { branded } from './branded.ts'
import { renderDocument, type Build } from './document.ts'
import { collectFacts, renderHtml } from './html.tsx'

const nothing = () => undefined

/** Renders a page with the data that this browser has, and reads the rest. */
const render = async (address: string, queries: QueryClient) => {
  const client = createQueryClient({ onFailure: nothing, onWritten: nothing })
  for (const { query } of listReads(queries)) if (!isOld(query)) client.setQueryData(query.queryKey, query.state.data)
  for (let tries = 3; tries > 0; tries--) {
    const html = await renderHtml(address, client)
    const missing = listReads(client).filter(({ query }) => isOld(query))
    if (missing.length === 0)
      return { html, answers: new Map(listReads(client).map(({ url, query }) => [url, query.state.data])) }
    await Promise.all(missing.map(({ query }) => query.fetch()))
  }
  throw new Error(`${address} asks for ever more`)
}

const fetchLinked = (selector: string) =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(selector)].map(async ({ href }) => {
      const file = await fetch(href)
      return { href: new URL(href).pathname, text: await file.text() }
    }),
  )

/** The parts of this build, read from the links to styles and code in the document. */
const readCurrentBuild = async (shell: string): Promise<Build> => {
  const [styles, scripts] = await Promise.all([
    fetchLinked('link[rel=stylesheet]'),
    fetchLinked('link[rel=modulepreload][href*="Page-"]'),
  ])
  return {
    shell,
    styles: styles.map(({ href, text }) => ({ href, css: text })),
    scripts: scripts.map(({ href, text }) => ({ href, code: text })),
  }
}

/** The document of a page with this browser's data, as the build renders it. Used only where the build's page is out of date. */
const renderPageSnapshot = async (address: string, queries: QueryClient): Promise<Response> => {
  const { html, answers } = await render(address, queries)
  const shell = await fetch('/shell.html')
  const text = renderDocument(
    {
      address,
      html: fromBackend(html, filesOfHost()),
      facts: collectFacts(answers, [...answers.keys()], new Map()),
      things: [],
    },
    await readCurrentBuild(
      branded(
        await shell.text(),
        queries.getQueryData<Marca>(read(obtenerMarca, {}).queryKey) ?? null,
        tokens,
        getServedUrl,
      ),
    ),
  )
  return new Response(text, { headers: shell.headers })
}

/** In ms without a new page or a write. Making a snapshot takes some tens of ms, which should disturb nobody. */
const idleTime = 2_000

/** The most snapshots that are cached, each of some 60 kB. */
const maxSnapshots = 60

const toAddress = (url: URL | Location) => url.pathname + url.search

/** Whether nobody is logged in to the zone, since pages differ for customers. */
const isAnybody = () =>
  [useSession.getInitialState(), useSession.getState()].every(({ idLoginZona }) => idLoginZona === null)

/** Keeps the snapshot of a page that has none. A page with a failed read is not cached. */
const keepPageSnapshot = async (address: string, cache: Cache, client: QueryClient): Promise<void> => {
  if ((await cache.match(address)) || listReads(client).some(({ query }) => query.state.status === 'error')) return
  const page = (await builtPageSnapshot(address, client, buildId())) ?? (await renderPageSnapshot(address, client))
  const [oldest, ...others] = await cache.keys()
  if (oldest && others.length >= maxSnapshots) await cache.delete(oldest)
  await cache.put(address, page)
}

/** Keeps the snapshot of every page that the visitor rests at. After a write, pages that had a snapshot get a new one. */
export const keepPageSnapshots = (router: AppRouter, client: QueryClient, pageSnapshots: PageSnapshots): void => {
  const lost = new Set<string>()
  const keep = async () => {
    await later()
    await nothingUnderWay(client)
    const addresses = [toAddress(location), ...lost].filter(isPublic)
    if (addresses.length === 0 || !isAnybody()) return
    const cache = await pageSnapshots.cache()
    for (const address of addresses) {
      if (!cache || cache !== (await pageSnapshots.cache())) return
      await keepPageSnapshot(address, cache, client)
      lost.delete(address)
      await later()
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const atRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      keep().catch(console.warn)
    }, idleTime)
  }
  const noteLost = async (previousCache: Cache | undefined) => {
    const addresses = ((await previousCache?.keys()) ?? []).map(({ url }) => toAddress(new URL(url)))
    // Records are many, so their snapshots are made at the next visit.
    for (const address of addresses.filter(isPage)) lost.add(address)
    atRest()
  }
  router.subscribe('onRendered', atRest)
  let known = pageSnapshots.cache()
  // The page hears of a write first, and has opened a new cache by then.
  onWorkerMessage(({ type }) => {
    if (type !== 'CHANGED') return
    known.then(noteLost).catch(console.warn)
    known = pageSnapshots.cache()
  })
  atRest()
}
