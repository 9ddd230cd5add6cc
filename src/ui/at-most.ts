import { sleep } from '../api/sleep.ts'

/** Waits for `work`, but at most `ms`. */
export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([work, sleep(ms)])
}
