/**
 * The content security policy, said once. The build writes it into every page and into `_headers`, which `npm start` serves. A page
 * carries all directives that work in a <meta>, so that a host without these headers lacks `unframed` alone.
 */
import { createHash } from 'node:crypto'
import { playerHosts, videoHost } from '../brand.ts'
import { captchaHosts, mapHost } from '../hosts.ts'

export interface Reach {
  /** `VITE_API_URL` of a live build; '' in a demo. */
  readonly api: string
  readonly captcha: boolean
}

/** Where the calls of a build go: to its worker, to the site's host, to another host. */
export const getApiLocation = ({ api }: Reach): 'worker' | 'host' | 'elsewhere' => {
  if (api === '') return 'worker'
  return /^https?:/.test(api) ? 'elsewhere' : 'host'
}

type Directives = Readonly<Record<string, readonly string[]>>

const https = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)
/** The API's origin for `connect-src`; nothing for an API of the site's own origin. */
const apiOrigin = (reach: Reach) => (getApiLocation(reach) === 'elsewhere' ? [new URL(reach.api).origin] : [])
const whereCaptcha = ({ captcha }: Reach, hosts: readonly string[]) => (captcha ? https(hosts) : [])

const directives = (reach: Reach, scripts: readonly string[]): Directives => ({
  // Serves the manifest. WebKit does not know manifest-src and reports it on every page.
  'default-src': ["'self'"],
  'script-src': ["'self'", ...scripts, ...whereCaptcha(reach, [captchaHosts.code, captchaHosts.assets])],
  // Dialogs lock scrolling by a measured inline style, and rich text carries colours in style attributes, cleaned by then
  // (ui/sanitise.ts). No hash can allow these styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  // data: for the build's small pictures and pictures within rich text; blob: for files chosen in a form.
  'img-src': ["'self'", 'data:', 'blob:', ...apiOrigin(reach)],
  'media-src': ["'self'", 'blob:', ...apiOrigin(reach)],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...apiOrigin(reach), ...whereCaptcha(reach, [captchaHosts.code])],
  'frame-src': [
    "'self'",
    ...apiOrigin(reach),
    ...https([videoHost, ...Object.values(playerHosts), mapHost]),
    ...whereCaptcha(reach, captchaHosts.frames),
  ],
  // The map is an <object>, since an <iframe> does not tell that it failed (site/contactos/ContactMap.tsx).
  'object-src': https([mapHost]),
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
})

/** Forbids other sites to frame a page. Only a header can say this. */
const unframed = "frame-ancestors 'self'"

/** The policy of a page, by the hashes of its inline scripts. */
export const formatPolicy = (reach: Reach, scripts: readonly string[] = []): string =>
  Object.entries(directives(reach, scripts))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /\stype="?application\/(ld\+)?json/.test(attributes)

/** The hashes of a page's inline scripts, as a policy writes them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', code = '']) =>
    isData(attributes) ? [] : [`'sha256-${createHash('sha256').update(code).digest('base64')}'`],
  )

/** Puts the policy into a page, before everything that the policy governs. */
export const withPolicy = (html: string, reach: Reach): string =>
  html.replace(
    /<meta charset="[^"]+"\s*\/?>/i,
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${formatPolicy(reach, scriptHashes(html))}" />`,
  )

/** The browser features that no page of the site may use. */
const powers =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'.split(' ')

/** The headers of every file in every build. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': powers.map((power) => `${power}=()`).join(', '),
} as const

/** Search engines leave a demo out. Its robots.txt is open, since they must read a page to learn so. */
const hidden = { 'X-Robots-Tag': 'noindex' } as const

/** A path pattern and the headers of its files; a later rule overrides an earlier one. */
export interface HeaderRule {
  readonly path: '/*' | '/assets/*'
  readonly headers: Readonly<Record<string, string>>
}

/** The rules for all files. `scripts`: the hashes of the inline scripts of all pages, since one header serves all pages. */
export const headerRules = (reach: Reach, scripts: readonly string[] = []): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `${formatPolicy(reach, scripts)}; ${unframed}`,
      ...fixedHeaders,
      ...(getApiLocation(reach) === 'worker' && hidden),
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

const ruleLines = ({ path, headers }: HeaderRule, index: number): string[] => [
  path,
  ...Object.entries(headers).flatMap(([name, value]) => [...(index > 0 ? [`  ! ${name}`] : []), `  ${name}: ${value}`]),
]

/** `_headers`, for the hosts that read it. */
export const headersFile = (rules: readonly HeaderRule[]): string => `${rules.flatMap(ruleLines).join('\n')}\n`

/** The headers that a `_headers` file gives a path. */
export const headersFor = (file: string, pathname: string): Record<string, string> => {
  const headers: Record<string, string> = {}
  let applies = false
  for (const line of file.split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (line.startsWith('/')) applies = pathname.startsWith(line.replace('*', ''))
    else if (applies && name !== undefined && value !== undefined) headers[name] = value
  }
  return headers
}
