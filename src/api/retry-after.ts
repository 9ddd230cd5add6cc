/** Waits for an API that answers 429 with `Retry-After`, in seconds or as a date. Pure but for the clock. */
import { sleep } from './sleep.ts'

const limit = 10_000
/** In ms: the pause when a page of another origin may not read `Retry-After`. */
const blindly = 2_000

/** In seconds; undefined when no header says it. */
export const parseRetryAfter = (headers: Headers): number | undefined => {
  const value = headers.get('Retry-After')?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value)
  const time = value === '' ? Number.NaN : Date.parse(value)
  return Number.isNaN(time) ? undefined : Math.max(0, (time - Date.now()) / 1_000)
}

/**
 * Asks again when the time has come, within ten seconds of the first request: a page does not wait again after its worker has waited.
 * Returns the last response.
 */
export const waitOut = async (
  first: Response,
  ask: () => Promise<Response>,
  since: number,
  signal?: AbortSignal | null,
): Promise<Response> => {
  let response = first
  while (response.status === 429) {
    const seconds = parseRetryAfter(response.headers)
    const wait =
      seconds === undefined ? (response.type === 'cors' ? blindly : Infinity) : Math.max(250, seconds * 1_000)
    if (Date.now() - since + wait > limit) return response
    await sleep(wait, signal)
    response = await ask()
  }
  return response
}
