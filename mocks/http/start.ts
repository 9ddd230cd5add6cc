import type { RequestListener } from 'node:http'
import type { readOptions } from './options.ts'
import { createReference } from './reference.ts'
import { readSeed } from './seeds.ts'
import { serveReference } from './server.ts'

const taken = (port: number, error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    ? new Error(`El puerto ${port} está ocupado. Elegí otro con PORT=${port + 1}.`, { cause: error })
    : error

/** Serves the reference until the process is told to stop; requests under way are answered first. */
export const startApi = async (options: ReturnType<typeof readOptions>, otherwise?: RequestListener) => {
  const reference = options.style(createReference({ ...options, seed: await readSeed(options.seed) }))
  const served = await serveReference({
    ...options,
    ...reference,
    ...(otherwise && { otherwise }),
    log: console.log,
  }).catch((error: unknown) => {
    throw taken(options.port, error)
  })
  const stop = () => void served.close().then(reference.close)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return served
}
