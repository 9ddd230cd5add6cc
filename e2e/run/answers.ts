import { sleep } from '#api/sleep.ts'

/** Waits until a server answers. */
export const answers = async (url: string, ask: (url: string) => Promise<unknown>): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await ask(url).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await sleep(50)
  }
  throw new Error(`${url} does not answer`)
}
