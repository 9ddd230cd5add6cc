/** The build that the kit speaks to, found out once for each address. */

/** `demo`: the embedded backend answers in the browser. `live`: a live API answers. */
export interface Target {
  readonly kind: 'demo' | 'live'
  /** The origin of the site. */
  readonly url: string
  /** The id of the build that runs there. */
  readonly build: string
}

const noAddress = `The kit has no address. Say BASE_URL=https://staging.example.com npx playwright test, or set use.baseURL in playwright.config.ts.`

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

export const sayTarget = ({ kind, url, build }: Target): string => `${kind} build ${build} at ${url}`

const known = new Map<string, Promise<Target>>()

/** The build at an address; throws with what to do where there is none. */
export const targetAt = (address: string | undefined): Promise<Target> => {
  if (address === undefined || address === '') throw new Error(noAddress)
  const found =
    known.get(address) ??
    probe(address).then((target) => {
      console.log(`vidriera-e2e: ${sayTarget(target)}`)
      return target
    })
  known.set(address, found)
  return found
}
