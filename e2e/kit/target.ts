/** The build that runs somewhere else: `BASE_URL=https://staging.example.com npm run e2e -- smoke`. */

/** `demo`: the embedded backend answers in the browser. `live`: a live API answers. */
interface Target {
  readonly kind: 'demo' | 'live'
  /** The origin of the site. */
  readonly url: string
  /** The id of the build that runs there. */
  readonly build: string
}

const originOf = (address: string): URL => {
  if (URL.canParse(address)) return new URL(address)
  throw new Error(`BASE_URL is '${address}', which is no address. Say it whole: https://staging.example.com.`)
}

const answerOf = async (url: URL): Promise<Response> => {
  try {
    return await fetch(url)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`Nothing answers at ${url.href} (${cause}). Start the site, or correct BASE_URL.`, { cause: error })
  }
}

const buildIn = (page: string): string | undefined => /\/assets\/boot-([\w-]+)\.js/.exec(page)?.[1]

/** Only a demo build brings the demo company. A host may answer a page for any address. */
const isDemo = async (url: URL): Promise<boolean> => {
  const seed = await answerOf(new URL('/demo/seed.json', url))
  return seed.ok && (seed.headers.get('Content-Type') ?? '').includes('json')
}

/** Browsers give service workers to https and to this machine alone. */
const hasWorkers = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const probe = async (address: string): Promise<Target> => {
  const url = originOf(address)
  const response = await answerOf(new URL('/', url))
  const build = buildIn(await response.text())
  if (build === undefined)
    throw new Error(
      `${url.origin} answers ${response.status}, but with no page of Vidriera. Correct BASE_URL, or log in to what stands before the site.`,
    )
  const kind = (await isDemo(url)) ? 'demo' : 'live'
  if (kind === 'demo' && !hasWorkers(url))
    throw new Error(
      `${url.origin} is a demo build, which needs a service worker. Browsers give one to https and to localhost alone: serve the site so.`,
    )
  return { kind, url: url.origin, build }
}

/** Playwright's global setup: ends a run at once where nothing of Vidriera is at `BASE_URL`, and tells the journeys the kind of build. */
export default async (): Promise<void> => {
  const target = await probe(process.env['BASE_URL'] ?? '')
  console.log(`${target.kind} build ${target.build} at ${target.url}`)
  process.env['TARGET_KIND'] = target.kind
}

/** The kind of the build at `BASE_URL`; undefined where the journeys run on builds of this folder. */
export const elsewhere = (): Target['kind'] | undefined => {
  const kind = process.env['TARGET_KIND']
  return kind === 'demo' || kind === 'live' ? kind : undefined
}
