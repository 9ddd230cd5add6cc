/** A page that is there before any code: the shell, with everything in it that is seen. */
import type { PageFacts } from '../app/boot/from-page.ts'

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
  /** What React made, its head first. */
  readonly html: string
  readonly facts: PageFacts
  /** What it is about, for search engines. */
  readonly things: readonly object[]
  /** What previews of links show: a stored picture, and where it is. */
  readonly picture?: { readonly path: string; readonly url: string } | undefined
}

const namesIn = ({ css }: Style) => [...new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))]

/** Every class is of one component: a page needs the styles of those that it has. The fewest: a component of several pages is in the styles of each. */
const neededBeside = (
  first: readonly Style[],
  others: readonly Style[],
  classes: ReadonlySet<string>,
): readonly Style[] => {
  const missing = new Set(classes)
  const cover = (names: readonly string[]) => {
    for (const name of names) missing.delete(name)
  }
  for (const style of first) cover(namesIn(style))
  const left = others.map((style) => ({ style, names: namesIn(style).filter((name) => missing.has(name)) }))
  const weight = (names: readonly string[]) => names.filter((name) => missing.has(name)).length
  const needed = new Set<Style>()
  while (missing.size > 0) {
    const [most] = left.toSorted((a, b) => weight(b.names) - weight(a.names))
    if (!most || weight(most.names) === 0) break
    needed.add(most.style)
    cover(most.names)
  }
  return others.filter((style) => needed.has(style))
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

const ofHead = /^(?:<(?:link|meta)\s[^>]*>|<title>[^<]*<\/title>)+/

/** React puts what belongs into the head first, and preloads every picture that is not lazy: only those that are seen first come first. */
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

/** As a script's text: nothing in it can end the script. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Vite's code asks for the styles of what it loads; where they are in the page it finds them so, and waits for none. */
const linked = ({ href }: Style) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`

const attributes = (address: string, edition: string) => {
  const [, path = '', record = ''] = /^([^?]*)(?:\?id=(\d+))?$/.exec(address) ?? []
  return ` data-path="${path}"${record && ` data-record="${record}"`}${edition && ` data-edition="${edition}"`}`
}

/** The files that a chunk imports, beside it. */
export const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name = '']) => name)

/** Its code, and what that imports, comes with the shell's, not after it. */
const codeOf = (styles: readonly Style[], { shell, scripts }: Build) => {
  const pages = styles.flatMap(({ href }) => /\/(\w+Page)-[^/]*\.css$/.exec(href)?.[1] ?? [])
  const own = scripts.filter(({ href }) => pages.some((name) => href.includes(`/${name}-`)))
  const hrefs = new Set(
    own.flatMap(({ href, code }) => [href, ...importsOf(code).map((name) => href.replace(/[^/]*$/, name))]),
  )
  return [...hrefs]
    .filter((href) => !shell.includes(href))
    .map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('')
}

const ofShell = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g
const withEdition = /(<html [^>]*?)(?: data-edition="[^"]*")?>/

/** The shell, with the name of the build. */
export const namedShell = (shell: string, edition: string): string =>
  shell.replace(withEdition, (_, start: string) => `${start} data-edition="${edition}">`)

export interface Build {
  readonly shell: string
  /** In the order in which they count. */
  readonly styles: readonly Style[]
  readonly scripts: readonly Script[]
}

const described = (thing: object) =>
  `<script type="application/ld+json" data-page>${asData({ '@context': 'https://schema.org', ...thing })}</script>`

/** Only by its whole address: who shows a preview does not know the page's. */
const pictured = ({ picture }: Page) =>
  picture && /^https?:/.test(picture.url)
    ? `<meta data-page property="og:image" content="${picture.url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`
    : ''

/** The code of a build's page is asked for once that is painted (build/prerender/early/code.ts); a look's is here already. */
const codeRel = (edition: string) => (edition ? 'data-rel' : 'rel')

/** Of no edition it is a browser's own. */
export const documentOf = (page: Page, build: Build, edition = ''): string => {
  const { shell, styles } = build
  const { address, html, facts, things } = page
  const { preloads, about, body } = split(html)
  const classes = classesIn(body)
  const ofEvery = new Set([...shell.matchAll(ofShell)].map(([, href]) => href))
  const first = styles.filter(({ href }) => ofEvery.has(href))
  const used = [
    ...first,
    ...neededBeside(
      first,
      styles.filter(({ href }) => !ofEvery.has(href)),
      classes,
    ),
  ]
  return shell
    .replace(withEdition, (_, start: string) => `${start}${attributes(address, edition)}>`)
    .replaceAll(ofShell, '')
    .replace(/\s*<title>[^<]*<\/title>/, () => `\n    ${preloads}${about}${pictured(page)}`)
    .replace(
      '</head>',
      () =>
        `<style>${used.map(({ css }) => css).join('')}</style>${used.map(linked).join('')}${codeOf(used, build)}${things.map(described).join('')}</head>`,
    )
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replaceAll('<link rel="modulepreload"', `<link ${codeRel(edition)}="modulepreload"`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div><script type="application/json" id="answers">${asData(facts)}</script>`,
    )
}

/** One file an address: /productos?id=12 is productos.12.html. */
export const fileOf = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1).replace('?id=', '.')}.html`
