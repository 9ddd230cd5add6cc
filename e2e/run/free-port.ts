/** Servers on free ports of this machine. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { sleep } from '../../src/api/sleep.ts'

/** Has a server listen on a free port. */
export const listen = async (server: Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}

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
