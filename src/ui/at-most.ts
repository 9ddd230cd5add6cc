import { sleep } from '#api/sleep.ts'

export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  await Promise.race([work, sleep(ms)])
}
