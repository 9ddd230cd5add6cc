import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The build of a journey: `demo`; `live`, with the API on its origin; `cross`, with a PHP-like API on another origin. */
export type Build = 'demo' | LiveBuild
export type LiveBuild = 'live' | 'cross'

/** `next`: the next version, with one text changed. `talkative`: this version with React's development build. */
export type Variant = 'next' | 'talkative'

/** A text of the home page, in this version and in the next. */
export const text = 'Productos destacados'
export const nextText = 'Productos de la semana'

/** The folders of the builds, which `run/builds.ts` makes. */
export const builds: Readonly<Record<Build | Variant, string>> = {
  demo: resolve(root, process.env['E2E_DIST'] ?? 'dist'),
  live: resolve(root, 'dist-live'),
  cross: resolve(root, 'dist-cross'),
  next: resolve(root, 'dist-next'),
  talkative: resolve(root, 'dist-talkative'),
}
export const dist = builds.demo

export const crossApi = 'http://127.0.0.1:41974'

/** A Chromium flag that maps the cross-origin build's API address to another API. */
export const apiAt = (url: string) => `--host-resolver-rules=MAP ${new URL(crossApi).host} ${new URL(url).host}`
