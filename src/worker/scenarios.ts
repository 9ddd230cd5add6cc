/** Finds the requests of a scenario: a page with a scenario in its address, and the requests of that page. */
import { findEndpoint } from '#contract/find-endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import type { Respond } from '#review/scenario/layer.ts'
import type { ToWorker } from '#state/messages.ts'
import { openShell } from './precache.ts'
import { scope } from './scope.ts'
import type { ReviewDeps, Review } from '#review/worker/review.ts'

const hasScenario = (address: string) => /[?&]escenario=./.test(address)

type ScenarioDeps = Pick<ReviewDeps, 'usual' | 'backendFor'>

export const scenarios = (deps: ScenarioDeps, openReview: (deps: ReviewDeps) => Review) => {
  let review: Review | undefined
  const open = () =>
    (review ??= openReview({
      ...deps,
      calls: allEndpoints,
      findEndpoint: findEndpoint,
      shell: openShell,
    }))
  scope.addEventListener('message', ({ data, source }) => {
    const { type }: ToWorker = data
    if (type === 'RELEASE' && source && 'id' in source) review?.release(source.id)
  })
  return {
    // A request for a file that opens in a tab, or is downloaded, names its page as referrer alone: its client id differs each time.
    findResponder: ({ request: { referrer, mode }, clientId }: FetchEvent): Respond =>
      hasScenario(referrer) ? open().answererFor(referrer, mode === 'navigate' ? '' : clientId) : deps.usual.respond,
    findPageResponse: ({ mode, destination, url }: Request) =>
      mode === 'navigate' && destination === 'document' && hasScenario(url) ? open().page(url) : undefined,
  }
}
