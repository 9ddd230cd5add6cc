import { once } from 'node:events'
import { createServer, type ListenOptions, type Server } from 'node:net'

/** Has a server listen, by default on a free port of this machine alone; answers its port. */
export const listen = async (
  server: Server,
  where: ListenOptions & { fd?: number | undefined } = {},
): Promise<number> => {
  server.listen({ host: '127.0.0.1', port: 0, ...where })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : (where.port ?? 0)
}

export const freePort = async (): Promise<number> => {
  const server = createServer()
  const port = await listen(server)
  server.close()
  await once(server, 'close')
  return port
}
