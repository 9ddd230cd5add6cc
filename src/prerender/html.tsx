/** Renders a page's HTML with the site's own components, for the build and for page snapshots. */
import { createMemoryHistory } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { App } from '#app/App.tsx'
import type { PageFacts } from '#app/boot/from-page.ts'
import { createAppRouter } from '#app/routes/router.tsx'
import { allAtOnce, pageStep } from '#site/productos/load-more.ts'
import { cardsUrl } from '#site/products.ts'
import { asPrerendered } from '#ui/hydration-seam.ts'

/** The HTML of a page: the elements that React lifts into the head, then the root. */
export const renderHtml = async (address: string, client: QueryClient): Promise<string> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  asPrerendered(router)
  await router.load()
  const errors: unknown[] = []
  const page = (
    <div id="root">
      <App client={client} router={router} />
    </div>
  )
  const { prelude } = await prerender(page, {
    // One chunk: React would move large parts to the end and put them in place by a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** A list of which a page shows the first step alone, until more is scrolled to. */
const isLong = (url: string, answer: unknown): answer is readonly unknown[] =>
  url === cardsUrl && Array.isArray(answer) && answer.length > allAtOnce

/** The answers that a page shows, and the host's addresses of the files in them. */
export const collectFacts = (
  answers: ReadonlyMap<string, unknown>,
  shown: readonly string[],
  files: ReadonlyMap<string, string>,
): PageFacts => {
  const whole = shown.map((url) => [url, answers.get(url)] as const)
  const long = whole.flatMap(([url, answer]) => (isLong(url, answer) ? [[url, answer] as const] : []))
  const facts = {
    ...Object.fromEntries(whole),
    ...Object.fromEntries(long.map(([url, answer]) => [url, answer.slice(0, pageStep)])),
  }
  const text = JSON.stringify(facts)
  return {
    answers: facts,
    ...(long.length > 0 && { totals: Object.fromEntries(long.map(([url, { length }]) => [url, length])) }),
    files: Object.fromEntries([...files].filter(([path]) => text.includes(JSON.stringify(path)))),
  }
}
