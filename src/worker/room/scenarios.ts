/** Which requests are a scenario's: those of a page whose address has one, and that page itself. */
import { matchPrecache } from 'workbox-precaching'
import type { Backend } from '../../../mocks/backend.ts'
import { endpointAt } from '../../contract/endpoint-at.ts'
import { allEndpoints } from '../../contract/index.ts'
import type { Respond } from '../../demo/scenario/layer.ts'
import { scope } from '../scope.ts'
import type { Around, Room } from './room.ts'

const isIn = (address: string) => /[?&]escenario=./.test(address)

export interface Scenarios {
  readonly answererOf: (event: FetchEvent) => Respond
  readonly pageOf: (request: Request) => Promise<Response> | undefined
}

/** `openRoom` loads it. */
export const scenarios = (
  usual: Backend,
  backendFor: Around['backendFor'],
  openRoom: (around: Around) => Room,
): Scenarios => {
  let room: Room | undefined
  const open = () =>
    (room ??= openRoom({
      usual,
      backendFor,
      calls: allEndpoints,
      callAt: endpointAt,
      shell: async () => (await matchPrecache('/shell.html')) ?? fetch('/shell.html'),
    }))
  scope.addEventListener('message', ({ data, source }) => {
    if (data.type === 'RELEASE' && source && 'id' in source) room?.release(source.id)
  })
  return {
    // A file that a page opens in a tab, or has downloaded, tells by where it comes from as well; whose client it is then differs each time.
    answererOf: ({ request: { referrer, mode }, clientId }) =>
      isIn(referrer) ? open().answererFor(referrer, mode === 'navigate' ? '' : clientId) : usual.respond,
    pageOf: ({ mode, destination, url }) =>
      mode === 'navigate' && destination === 'document' && isIn(url) ? open().page(url) : undefined,
  }
}
