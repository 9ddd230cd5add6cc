/** Runs in the browser: keeps the build's own page as the page snapshot, where the page shows the present data. Rendering the page again would keep a phone busy for half a second. */
import type { QueryClient } from '@tanstack/react-query'
import type { PageFacts } from '#app/boot/from-page.ts'
import { ownPage, readPage } from './document.ts'
import { isOld, listReads } from './list-reads.ts'
import { getServedUrl } from '#ui/media-url.ts'

/** Whether every answer in the page equals the answer that this browser has. */
const isRecognised = ({ answers, totals = {} }: PageFacts, queryClient: QueryClient): boolean => {
  const queries = new Map(listReads(queryClient).map(({ url, query }) => [url, query]))
  return Object.entries(answers).every(([url, answer]) => {
    const query = queries.get(url)
    const [data, total]: [unknown, number | undefined] = [query?.state.data, totals[url]]
    const isWhole = total === undefined || !Array.isArray(answer) || !Array.isArray(data)
    const same = isWhole ? data : data.length === total && data.slice(0, answer.length)
    return query !== undefined && !isOld(query) && JSON.stringify(same) === JSON.stringify(answer)
  })
}

/** Replaces the host's addresses of files by the backend's, for a later visit. `files`: the host's address of each stored path. */
export const fromBackend = (html: string, files: ReadonlyMap<string, string>): string => {
  const paths = new Map([...files].map(([path, host]) => [host, path]))
  return html.replaceAll(
    /(?<=[" ])(\/[^" ]+?)(?:\.(\d+)\.webp)?(?=[" ])/g,
    (address: string, host: string, width: string | undefined) => {
      const path = paths.get(host)
      if (path === undefined) return address
      return width === undefined ? getServedUrl(path) : `${getServedUrl(path)}?ancho=${width}`
    },
  )
}

/** The build's page at an address; undefined where another build wrote the page or its data is old. */
export const builtPageSnapshot = async (
  address: string,
  queries: QueryClient,
  buildId: string,
): Promise<Response | undefined> => {
  // Without a network the browser would report the failed request in the console.
  if (!navigator.onLine) return undefined
  // A first visit has just loaded the page, so the HTTP cache has it.
  const response = await fetch(address, { cache: 'force-cache' }).catch(() => undefined)
  if (!response?.ok) return undefined
  const text = await response.text()
  const page = text.includes(`/boot-${buildId}.js"`) ? readPage(text) : undefined
  if (page?.address !== address || !isRecognised(page.facts, queries)) return undefined
  return new Response(fromBackend(ownPage(text, page.facts), new Map(Object.entries(page.facts.files))), {
    headers: response.headers,
  })
}
