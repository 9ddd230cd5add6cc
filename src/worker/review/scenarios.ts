/** Finds the requests of a scenario: a page whose address has one, and the requests of that page. */
import { matchPrecache } from 'workbox-precaching'
import { endpointAt } from '../../contract/endpoint-at.ts'
import { allEndpoints } from '../../contract/index.ts'
import type { Respond } from '../../review/scenario/layer.ts'
import type { ToWorker } from '../../state/messages.ts'
import { scope } from '../scope.ts'
import type { ReviewDeps, Review } from './review.ts'

const isIn = (address: string) => /[?&]escenario=./.test(address)

export interface Scenarios {
  readonly answererOf: (event: FetchEvent) => Respond
  readonly pageOf: (request: Request) => Promise<Response> | undefined
}

type Own = Pick<ReviewDeps, 'usual' | 'backendFor' | 'answering'>

export const scenarios = (own: Own, openReview: (around: ReviewDeps) => Review): Scenarios => {
  const usual = own.answering(own.usual.respond)
  let review: Review | undefined
  const open = () =>
    (review ??= openReview({
      ...own,
      calls: allEndpoints,
      callAt: endpointAt,
      shell: async () => (await matchPrecache('/shell.html')) ?? fetch('/shell.html'),
    }))
  scope.addEventListener('message', ({ data, source }) => {
    const { type }: ToWorker = data
    if (type === 'RELEASE' && source && 'id' in source) review?.release(source.id)
  })
  return {
    // A file that a page opens in a tab, or has downloaded, tells by where it comes from as well; whose client it is then differs each time.
    answererOf: ({ request: { referrer, mode }, clientId }) =>
      isIn(referrer) ? open().answererFor(referrer, mode === 'navigate' ? '' : clientId) : usual,
    pageOf: ({ mode, destination, url }) =>
      mode === 'navigate' && destination === 'document' && isIn(url) ? open().page(url) : undefined,
  }
}
