/** Waits until the first page of a visit is on screen, and until all its reads are done. */
import type { QueryClient } from '@tanstack/react-query'
import { untilIdle } from '#api/until-idle.ts'
import { atMost } from '#ui/at-most.ts'
import type { AppRouter } from '../routes/router.tsx'

const contentTimeout = 3_000

/** Resolves when the first page is on screen, perhaps without its data. */
export const pageShown = (router: AppRouter): Promise<void> =>
  atMost(
    contentTimeout,
    new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        // The page is painted first.
        setTimeout(resolve)
      })
    }),
  )

/** Resolves when no query is under way. */
export const nothingUnderWay = (client: QueryClient) => untilIdle(client.getQueryCache(), () => client.isFetching())

/** Resolves when all reads of the first page are done. */
export const firstContent = async (client: QueryClient, shown: Promise<void>): Promise<void> => {
  await shown
  await atMost(contentTimeout, nothingUnderWay(client))
}
