import { once } from 'node:events'
import type { ListenOptions, Server } from 'node:net'

/** Has a server listen, on a free port of this machine alone unless told otherwise; answers its port. */
export const listen = async (server: Server, where: ListenOptions & { fd?: number } = {}): Promise<number> => {
  server.listen({ host: '127.0.0.1', port: 0, ...where })
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : (where.port ?? 0)
}
