import { tabStorage } from '#state/storage.ts'
import type { WorkerState } from './control.ts'

const key = 'api-address'
const freshFor = 10_000

/** Whether the address bar shows a file of the embedded API. */
export const isApiAddress = (): boolean => !import.meta.env.VITE_API_URL && location.pathname.startsWith('/api/')

/**
 * A hard reload of a tab that shows an API file bypasses the worker, so the host answers with the app. Once the worker is
 * in control, loading the address again shows the file. Returns true after starting that one reload; never reloads twice, since a
 * browser that always bypasses the worker would loop.
 */
export const leaveApiAddress = async (answers: Promise<WorkerState>): Promise<boolean> => {
  if (!isApiAddress() || (await answers) !== 'ready') return false
  const lastTryTime = Number(tabStorage.getItem(key))
  if (Date.now() - lastTryTime < freshFor) return false
  tabStorage.setItem(key, String(Date.now()))
  location.replace(location.href)
  return true
}
