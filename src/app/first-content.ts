/** When the first page of a visit is on screen, and when nothing of it is under way any more. */
import type { QueryClient } from '@tanstack/react-query'
import { atMost } from '../ui/at-most.ts'
import { router } from './router.tsx'

const patience = 3_000

const rendered = new Promise<void>((resolve) => {
  const stop = router.subscribe('onRendered', () => {
    stop()
    // Not before it is painted.
    setTimeout(resolve)
  })
})

/** The first page is on screen, though what it reads may not be. */
export const pageShown = atMost(patience, rendered)

/** Nothing is being read: at once, or as soon as it is so. */
export const nothingUnderWay = (client: QueryClient) => new Promise<void>((resolve) => {
  const look = () => {
    if (client.isFetching() > 0) return
    stop()
    resolve()
  }
  const stop = client.getQueryCache().subscribe(look)
  look()
})

/** Nothing that the first page asked for is under way. */
export const firstContent = async (client: QueryClient): Promise<void> => {
  await pageShown
  await atMost(patience, nothingUnderWay(client))
}

const hasFirstPicture = () => document.querySelector('img[fetchpriority=high]') !== null

/** The latest that other pictures wait for the first one; at once where there is none. */
export const firstPicture = async (content: Promise<unknown>): Promise<void> => {
  await pageShown
  if (hasFirstPicture()) await content
}
