/** A page as HTML, made by the components of the site itself: for the build, and for the next visit of a browser that has it. */
import { createMemoryHistory } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { App } from '../app/App.tsx'
import type { PageFacts } from '../app/boot/from-page.ts'
import { createAppRouter } from '../app/routes/router.tsx'

/** What belongs into its head comes first. */
export const htmlOf = async (address: string, client: QueryClient): Promise<string> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  // As it will be taken over: without it a browser's router puts a boundary around its pages.
  router.ssr = { manifest: undefined }
  await router.load()
  const errors: unknown[] = []
  const { prelude } = await prerender(<App client={client} router={router} />, {
    // In one piece: React would move large ones to the end and have a script put them into place.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      errors.push(error)
    },
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** What anybody may read, of what a page shows. */
export const readsIn = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll()
    .flatMap((query) => (typeof query.meta?.['url'] === 'string' ? [{ url: query.meta['url'], query }] : []))

/** Of all answers those that it shows, and where the host has the files that they name. */
export const factsOf = (
  answers: ReadonlyMap<string, unknown>,
  shown: readonly string[],
  files: ReadonlyMap<string, string>,
): PageFacts => {
  const told = Object.fromEntries(shown.map((url) => [url, answers.get(url)]))
  const text = JSON.stringify(told)
  return {
    answers: told,
    files: Object.fromEntries([...files].filter(([path]) => text.includes(JSON.stringify(path)))),
  }
}
