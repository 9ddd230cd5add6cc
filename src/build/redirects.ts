import { closed, lists } from '#site/page-kinds.ts'
import { getApiLocation, type Reach } from './policy.ts'

/** The rules that a kind of build adds to `public/_redirects`: a demo answers /api with the shell, which brings the worker, and has the folder /demo; a live build forwards to the API or leaves it out. */
const calls = {
  worker: [
    '# The worker answers /api: whoever opens such an address gets the page that brings it.',
    '/api/*  /shell.html  200',
    '/enviarCorreo  /shell.html  200',
    '# Only a demo has this folder. At its own address the app leads to /demo.',
    '/demo/  /shell.html  200',
    '/demo/*  /404.txt  404',
  ],
  host: [
    '# The API of this host answers /api and /enviarCorreo. Where the API is elsewhere, these two lines with its address have the host ask it:',
    '# /api/*  https://api.example.com/api/:splat  200!',
    '# /enviarCorreo  https://api.example.com/enviarCorreo  200!',
  ],
  elsewhere: [],
} as const

/** The pages: a record of a list has a file of its own, and the app's own pages are the shell. All others are their files. */
const ofPages = [
  ...lists.map(({ path }) => `${path}  id=:id  ${path}.:id.html  200!`),
  ...closed.map((path) => `${path}  /shell.html  200`),
]

/** Hosts that read `_redirects` serve other paths as files, else 404.html, without a rule. A rule for all paths would also catch the API of the same host. */
export const formatRedirects = (reach: Reach): string => [...ofPages, ...calls[getApiLocation(reach)], ''].join('\n')
