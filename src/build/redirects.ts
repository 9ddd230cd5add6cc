/** `_redirects` for hosts that read it, by kind of build. */
import { apiOf, type Reach } from './policy.ts'

const records = ['productos', 'novedades', 'ferias'].map((list) => `/${list}  id=:id  /${list}.:id.html  200!`)
const app = ['/admin/login', '/admin/panel', '/zonaPrivada', '/pedido'].map((path) => `${path}  /shell.html  200`)
const missing = ['assets', 'icons', 'demo'].map((folder) => `/${folder}/*  /404.txt  404`)

/** The rules for /api: a demo answers with the shell, whose worker then answers; a live build forwards to the API or leaves them out. */
const calls = {
  worker: [
    '# The worker answers /api: whoever opens such an address gets the page that brings it.',
    '/api/*  /shell.html  200',
    '/enviarCorreo  /shell.html  200',
  ],
  host: [
    '# The API of this host answers /api and /enviarCorreo. Where the API is elsewhere, these two lines with its address have the host ask it:',
    '# /api/*  https://api.example.com/api/:splat  200!',
    '# /enviarCorreo  https://api.example.com/enviarCorreo  200!',
  ],
  elsewhere: [],
} as const

/** Hosts that read this file serve other paths as files, else 404.html, without a rule. A rule for all paths would also catch the API of the same host. */
export const redirectsFile = (reach: Reach): string =>
  `${[
    '# A page is its file, which the hosts that read this look for first: /productos is productos.html. A record of a list has one of its own.',
    ...records,
    "# What is the app's alone.",
    ...app,
    ...calls[apiOf(reach)],
    '# What is missing there is no page.',
    // Only a demo has the folder /demo.
    ...missing.slice(0, apiOf(reach) === 'worker' ? 3 : 2),
  ].join('\n')}\n`
