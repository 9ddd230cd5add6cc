/** Makes the HTML document of a prerendered page: the shell with the page's content. */
import type { PageFacts } from '#app/boot/from-page.ts'

interface Style {
  readonly href: string
  readonly css: string
}
interface Script {
  readonly href: string
  readonly code: string
}

export interface Page {
  readonly address: string
  /** React's HTML, head elements first. */
  readonly html: string
  readonly facts: PageFacts
  /** Structured data for search engines. */
  readonly things: readonly object[]
  /** The picture of link previews: the stored path and the address. */
  readonly picture?: { readonly path: string; readonly url: string } | undefined
}

const classNamesByStyle = new WeakMap<Style, readonly string[]>()

/** The classes of a style, found once for thousands of pages. */
const getClassNames = (style: Style): readonly string[] => {
  const names = classNamesByStyle.get(style) ?? [
    ...new Set([...style.css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)),
  ]
  classNamesByStyle.set(style, names)
  return names
}

/** The fewest styles that cover the page's classes. Each class belongs to one component, and a shared component's styles are in the file of each page. */
const findNeededStyles = (
  first: readonly Style[],
  others: readonly Style[],
  classes: ReadonlySet<string>,
): readonly Style[] => {
  const missing = new Set(classes)
  const cover = (names: readonly string[]) => {
    for (const name of names) missing.delete(name)
  }
  for (const style of first) cover(getClassNames(style))
  const candidates = others.map((style) => ({ style, names: getClassNames(style).filter((name) => missing.has(name)) }))
  const weight = (names: readonly string[]) => names.filter((name) => missing.has(name)).length
  const needed = new Set<Style>()
  while (missing.size > 0) {
    const [best] = candidates.toSorted((a, b) => weight(b.names) - weight(a.names))
    if (!best || weight(best.names) === 0) break
    needed.add(best.style)
    cover(best.names)
  }
  return others.filter((style) => needed.has(style))
}

const findUsedClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const ofHead = /^(?:<(?:link|meta)\s[^>]*>|<title>[^<]*<\/title>)+/

/** Splits React's HTML into head and body. React puts head elements first and preloads every eager picture; only preloads of high priority stay. */
const split = (html: string) => {
  const [head = ''] = ofHead.exec(html) ?? []
  const tags = head.match(/<title>[^<]*<\/title>|<[^>]*>/g) ?? []
  const isPreload = (tag: string) => tag.includes('rel="preload"')
  return {
    preloads: tags.filter((tag) => isPreload(tag) && /fetchpriority="high"/i.test(tag)).join(''),
    about: tags
      .filter((tag) => !isPreload(tag))
      .map((tag) => tag.replace(/^<\w+/, '$& data-page'))
      .join(''),
    body: html.slice(head.length),
  }
}

/** Escapes JSON for a script element, so that no text can end the element. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Marks inlined styles as loaded, so that Vite's code does not wait for their files. */
const linked = ({ href }: Style) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`

const attributes = (address: string, edition: string) => {
  const [, path = '', record = ''] = /^([^?]*)(?:\?id=(\d+))?$/.exec(address) ?? []
  return ` data-path="${path}"${record && ` data-record="${record}"`}${edition && ` data-edition="${edition}"`}`
}

export const parseImports = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => name)

/** The page's chunk, which is named as the page's component. */
const getChunkName = (address: string): string => {
  const [, initial = '', tail = ''] = /^\/(\w)(\w*)/.exec(address) ?? []
  return initial === '' || address === '/home' ? 'HomePage' : `${initial.toUpperCase()}${tail}Page`
}

/** Links to the page's code and its imports, so that they load beside the shell's code. */
const linkPageCode = (address: string, { shell, scripts }: Build) => {
  const pageScripts = scripts.filter(({ href }) => href.includes(`/${getChunkName(address)}-`))
  const hrefs = new Set(
    pageScripts.flatMap(({ href, code }) => [href, ...parseImports(code).map((name) => href.replace(/[^/]*$/, name))]),
  )
  return [...hrefs]
    .filter((href) => !shell.includes(href))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('')
}

const ofShell = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const withEdition = /(<html [^>]*?)(?: data-edition="[^"]*")?>/

export const labelledShell = (shell: string, edition: string): string =>
  shell.replace(withEdition, (_, start: string) => `${start} data-edition="${edition}">`)

const withFacts = (facts: PageFacts) => `<script type="application/json" id="answers">${asData(facts)}</script>`
const anyFacts = /<script type="application\/json" id="answers">([^<]*)<\/script>/

/** The shell with the header's data, so that a first visit to a page without HTML shows the header with the first code. */
export const shellKnowing = (shell: string, facts: PageFacts): string =>
  shell.replace('<div id="root"></div>', (root) => root + withFacts(facts))

export interface Build {
  readonly shell: string
  /** In cascade order. */
  readonly styles: readonly Style[]
  readonly scripts: readonly Script[]
}

const described = (thing: object) =>
  `<script type="application/ld+json" data-page>${asData({ '@context': 'https://schema.org', ...thing })}</script>`

/** The meta tags of the preview picture. Networks need its absolute address. */
const pictured = ({ picture }: Page) =>
  picture && /^https?:/.test(picture.url)
    ? `<meta data-page property="og:image" content="${picture.url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><meta data-page name="twitter:card" content="summary_large_image">`
    : ''

/** Delays the links to the code of a build's page until the page is painted (prerender/build/inline/code.ts). A page snapshot's code is stored already. */
const codeRel = (edition: string) => (edition ? 'data-rel' : 'rel')

const unmarked = ['<img ', '<img loading="lazy" data-first '] as const
const eager = ['loading="eager"', 'loading="lazy" data-first="eager"'] as const

/**
 * Makes pictures wait for the words on a first visit (prerender/build/inline/pictures.ts): logos, and the first window's pictures but
 * one. Together these would take a slow line from the words.
 */
const waiting = (body: string) => {
  let isMain = true
  return body.replaceAll(/<img [^>]*>/g, (img) => {
    if (!/\sloading=/.test(img)) return img.replace(...unmarked)
    if (!img.includes(eager[0])) return img
    const keepsEager = isMain
    isMain = false
    return keepsEager ? img : img.replace(...eager)
  })
}

/** Delays the typeface until after the words, and after the code where scripts run (inline/code.ts). */
const fetched = /@font-face\{[^}]*url\([^}]*\}/g

/** Makes a later visit wait a moment for the stored typeface and else do without it, since words that wrap otherwise would move the page. */
const withFaceAtHand = (text: string) =>
  text
    .replaceAll('font-display:swap', 'font-display:optional')
    .replace('<link data-rel="preload"', '<link rel="preload"')

/** The note for visitors without JavaScript: which parts of the page need it. */
const withoutCode =
  '<noscript><aside aria-label="Sin JavaScript" style="padding:var(--space-2) var(--gutter);background:var(--steel-100);font-size:var(--text-sm)">Para entrar a la zona privada, buscar y armar un pedido, activá JavaScript en tu navegador y volvé a cargar la página.</aside></noscript>'

/** The document of a page. Without `edition` the page is a browser's own snapshot. */
export const renderDocument = (page: Page, build: Build, edition = ''): string => {
  const { shell, styles } = build
  const { address, html, facts, things } = page
  const { preloads, about, body } = split(html)
  const classes = findUsedClasses(body)
  const ofEvery = new Set([...shell.matchAll(ofShell)].map(([, href]) => href))
  const first = styles.filter(({ href }) => ofEvery.has(href))
  const used = [
    ...first,
    ...findNeededStyles(
      first,
      styles.filter(({ href }) => !ofEvery.has(href)),
      classes,
    ),
  ]
  const css = used.map((style) => style.css).join('')
  const isFirst = edition !== ''
  const faces = isFirst ? (css.match(fetched) ?? []) : []
  const made = shell
    .replace(anyFacts, '')
    .replace(withEdition, (_, start: string) => `${start}${attributes(address, edition)}>`)
    .replaceAll(ofShell, '')
    .replace(/\s*<title>[^<]*<\/title>/, () => `\n    ${isFirst ? '' : preloads}${about}${pictured(page)}`)
    .replace(
      '</head>',
      () =>
        `<style>${faces.reduce((remainingCss, face) => remainingCss.replace(face, ''), css)}</style>${used.map(linked).join('')}${linkPageCode(address, build)}${things.map(described).join('')}</head>`,
    )
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root">', () => `${withoutCode}<div id="root">`)
    .replaceAll('<link rel="modulepreload"', `<link ${codeRel(edition)}="modulepreload"`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${isFirst ? waiting(body) : body}</div>${faces.length > 0 ? `<style id="face" media="(scripting: none)">${faces.join('')}</style>` : ''}${withFacts(facts)}`,
    )
  return isFirst ? made : withFaceAtHand(made)
}

const ofEdition = / data-path="([^"]*)"(?: data-record="(\d+)")? data-edition="[^"]*"/
const lateFace = /<style id="face"[^>]*>(.*?)<\/style>/s

/** Reads a page of the build back from its text: address, edition and answers. Undefined for any other file. */
export const readPage = (text: string): { address: string; facts: PageFacts } | undefined => {
  const [, path, record] = ofEdition.exec(text) ?? []
  const [, facts] = anyFacts.exec(text) ?? []
  if (path === undefined || facts === undefined) return undefined
  return { address: record === undefined ? path : `${path}?id=${record}`, facts: JSON.parse(facts) }
}

/** Turns a build's page into a browser's own snapshot, in which nothing waits for the words. The addresses of files stay the host's. */
export const ownPage = (text: string, facts: PageFacts): string => {
  const [, faces = ''] = lateFace.exec(withFaceAtHand(text)) ?? []
  return withFaceAtHand(text)
    .replace(withEdition, '$1>')
    .replace(lateFace, '')
    .replace('</head>', () => (faces && `<style>${faces}</style>`) + '</head>')
    .replaceAll('data-rel="modulepreload"', 'rel="modulepreload"')
    .replaceAll(unmarked[1], unmarked[0])
    .replaceAll(eager[1], eager[0])
    .replace(anyFacts, () => withFacts({ ...facts, files: {} }))
}

/** The file of an address: productos.12.html for /productos?id=12. */
export const getPageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1).replace('?id=', '.')}.html`
