/** The way back of a bulk load. */
import type { Backend } from '../../../mocks/backend.ts'
import { readCompany } from '../../../mocks/company/from-store.ts'
import { withWayBack } from '../state/way-back.ts'

/** The company: there is one once `open` has answered. */
export type OpenStore = Pick<Backend, 'open' | 'store'>

/** Keeps the company of before once the load is done. Where there is no room, the load stands all the same: the panel offers to undo it. */
export const bulkLoad = async (respond: () => Promise<Response>, { open, store }: OpenStore): Promise<Response> => {
  const before = await open()
    .then(() => readCompany(store))
    // Where the database does not open, the backend's own answer tells why.
    .catch(() => undefined)
  const response = await respond()
  if (before && response.ok) await withWayBack(before, 'una carga masiva', () => Promise.resolve()).catch(console.warn)
  return response
}
