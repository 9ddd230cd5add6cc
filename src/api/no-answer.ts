import { sleep } from './sleep.ts'

/** Rejects after so many ms: the end of a wait for what may never answer. */
export const noAnswer = async (ms: number): Promise<never> => {
  await sleep(ms)
  throw new Error('No answer.')
}
