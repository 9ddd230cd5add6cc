/**
 * What a page of ours may do, said once: the build writes it into every page and into `_headers`, from which `npm start` serves
 * it. A page carries all that a page can say of itself, so that a host that sends no header of ours leaves only `unframed` out.
 */
import { createHash } from 'node:crypto'
import { playerHosts, videoHost } from '../brand.ts'
import { captchaHosts, mapHost } from '../hosts.ts'

export interface Reach {
  /** The API of a live build, as `VITE_API_URL` has it; empty where the worker answers. */
  readonly api: string
  /** Whether forms ask a captcha for a token. */
  readonly captcha: boolean
}

type Directives = Readonly<Record<string, readonly string[]>>

const https = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)
/** An API of the same origin is no other host. */
const apiOrigin = ({ api }: Reach) => (/^https?:/.test(api) ? [new URL(api).origin] : [])
const whereCaptcha = ({ captcha }: Reach, hosts: readonly string[]) => (captcha ? https(hosts) : [])

const directives = (reach: Reach, scripts: readonly string[]): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts, ...whereCaptcha(reach, [captchaHosts.code, captchaHosts.more])],
  // What is open over a page holds its scrolling by a style that it measures; colours of rich text are attributes of what an
  // editor wrote, cleaned by then (ui/sanitise.ts): neither can be named by a hash.
  'style-src': ["'self'", "'unsafe-inline'"],
  // data: small pictures of the build and pictures within rich text; blob: those chosen in a form.
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
  // The map is an object: a frame that fails to load does not tell (site/contactos/ContactMap.tsx).
  'object-src': https([mapHost]),
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
})

/** Nobody frames a page of ours but we. Only a header can say it. */
const unframed = "frame-ancestors 'self'"

/** The policy of a page with these inline scripts, by their hashes. */
export const policyOf = (reach: Reach, scripts: readonly string[] = []): string =>
  Object.entries(directives(reach, scripts))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isData = (attributes: string) => /\stype="?application\/(ld\+)?json/.test(attributes)

/** The inline scripts of a page, as a policy names them. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(inlineScript)].flatMap(([, attributes = '', code = '']) =>
    isData(attributes) ? [] : [`'sha256-${createHash('sha256').update(code).digest('base64')}'`],
  )

/** The page with its policy before anything that it governs. */
export const withPolicy = (html: string, reach: Reach): string =>
  html.replace(
    /<meta charset="[^"]+"\s*\/?>/i,
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(reach, scriptHashes(html))}" />`,
  )

/** What a host says with every file, whatever the build. */
export const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((power) => `${power}=()`)
    .join(', '),
} as const

/** A path of the host, and what it says with files there; a later rule stands over an earlier one. */
export interface HeaderRule {
  readonly path: '/*' | '/assets/*'
  readonly headers: Readonly<Record<string, string>>
}

/** `scripts`: the inline scripts of all pages, which one header serves. */
export const headerRules = (reach: Reach, scripts: readonly string[] = []): HeaderRule[] => [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': `${policyOf(reach, scripts)}; ${unframed}`,
      ...fixedHeaders,
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

const ruleLines = ({ path, headers }: HeaderRule, at: number): string[] => [
  path,
  ...Object.entries(headers).flatMap(([name, value]) => [...(at > 0 ? [`  ! ${name}`] : []), `  ${name}: ${value}`]),
]

/** `_headers`, for the hosts that read it. */
export const headersFile = (rules: readonly HeaderRule[]): string => `${rules.flatMap(ruleLines).join('\n')}\n`

/** What such a file says with a path. */
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
