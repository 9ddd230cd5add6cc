/** When the first page of a visit is on screen, and when nothing of it is under way any more. */
import type { QueryClient } from '@tanstack/react-query'
import { atMost } from '../../ui/at-most.ts'
import type { AppRouter } from '../routes/router.tsx'

const patience = 3_000

/** The first page is on screen, though what it reads may not be. */
export const pageShown = (router: AppRouter): Promise<void> =>
  atMost(
    patience,
    new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        // Not before it is painted.
        setTimeout(resolve)
      })
    }),
  )

/** Nothing is being read: at once, or as soon as it is so. */
export const nothingUnderWay = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (client.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(look)
    look()
  })

/** Nothing that the first page asked for is under way. */
export const firstContent = async (client: QueryClient, shown: Promise<void>): Promise<void> => {
  await shown
  await atMost(patience, nothingUnderWay(client))
}
