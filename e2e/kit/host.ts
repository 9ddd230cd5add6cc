import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Which build a journey runs against: the demo, a live one beside its API, a live one whose API is another origin in the style of PHP. */
export type Build = 'demo' | LiveBuild
export type LiveBuild = 'live' | 'cross'

/** The version that follows, one text changed; the same version on React's development build. */
export type Variant = 'next' | 'talkative'

/** The builds under test: `run/builds.ts` makes them. */
export const builds: Readonly<Record<Build | Variant, string>> = {
  demo: resolve(root, process.env['E2E_DIST'] ?? 'dist'),
  live: resolve(root, 'dist-live'),
  cross: resolve(root, 'dist-cross'),
  next: resolve(root, 'dist-next'),
  talkative: resolve(root, 'dist-talkative'),
}
export const dist = builds.demo

/** Unusual and never reused: on a common port the tests once ran against another project's app. */
export const port = Number(process.env['E2E_PORT'] ?? 41_973)

/** Where the cross-origin build looks for its API. */
export const crossApi = 'http://127.0.0.1:41974'

/** Has a browser find an API where the cross-origin build looks for its own. */
export const apiAt = (url: string) => `--host-resolver-rules=MAP ${new URL(crossApi).host} ${new URL(url).host}`
