/** Serves the demo build to a run of journeys from the runner's own process, on a free port: a run that is killed leaves nothing behind. */
import { dist } from '../kit/host.ts'
import { serve } from '#server/files/serve.ts'

export default async (): Promise<() => void> => {
  const { url, close } = await serve(dist, Number(process.env['E2E_PORT'] ?? 0))
  // The workers begin later, and read it with their configuration.
  process.env['E2E_URL'] = url
  return close
}

export const demoURL = process.env['E2E_URL'] ?? ''
