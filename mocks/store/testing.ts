import { onTestFinished } from 'vitest'
import type { Store } from './port.ts'

export const noSeed = () => Promise.resolve({ tables: {}, files: [] })

/** Opens a store for the running test. */
export const started = async <Started extends Store>(store: Started): Promise<Started> => {
  onTestFinished(() => store.close())
  await store.start()
  return store
}
