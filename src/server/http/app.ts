/** The one router of a server: its health, the site, and the API. */
import { Hono, type MiddlewareHandler } from 'hono'
import { asRefusal, refusalResponse } from '#mocks/refusal.ts'
import type { Answer } from '#mocks/response-cache.ts'
import { createCors } from './origin.ts'

export interface AppOptions {
  readonly api: Answer
  readonly owns: (url: URL) => boolean
  readonly origins: readonly string[]
  /** Answers addresses outside the API: the site on the same origin. */
  readonly otherwise?: Answer | undefined
  /** Whether calls can be answered now. */
  readonly isReady?: (() => Promise<boolean>) | undefined
}

/** What balancers and monitors ask for: whether the process lives, and whether calls are answered. */
const [alive, ready] = ['/salud', '/salud/lista'] as const
export const healthPaths: readonly string[] = [alive, ready]

/** Files and pages set their own lifetime; nothing else is cached. */
const fresh: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
}

export const createApp = ({ api, owns, origins, otherwise, isReady }: AppOptions): Hono => {
  const app = new Hono()
  app.use(fresh)
  app.all(alive, (context) => context.text('bien'))
  app.all(ready, async (context) =>
    (await isReady?.()) === false ? context.text('no está lista', 503, { 'Retry-After': '5' }) : context.text('bien'),
  )
  if (otherwise) app.use(({ req }, next) => (owns(new URL(req.url)) ? next() : otherwise(req.raw)))
  app.use(createCors(origins))
  app.all('*', ({ req }) => api(req.raw))
  app.onError((error) => refusalResponse(asRefusal(error)))
  return app
}
