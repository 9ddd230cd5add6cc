/** Makes the HTML document of a prerendered page: the shell, whose places a page fills. */
import type { PageFacts } from '#app/boot/from-page.ts'
import { escaped } from '#contract/letter.ts'

interface Style {
  readonly href: string
  readonly css: string
}
interface Script {
  readonly href: string
  readonly code: string
}

/** The picture of a page's link previews. */
export interface Picture {
  /** As stored. */
  readonly path: string
  readonly url: string
  readonly alt: string
  /** In pixels, where it is known. */
  readonly size?: { readonly width: number; readonly height: number }
}

export interface Page {
  readonly address: string
  /** React's HTML: the elements of the head, then the root. */
  readonly html: string
  readonly facts: PageFacts
  /** Structured data for search engines. */
  readonly things: readonly object[]
  readonly picture?: Picture | undefined
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

const findUsedClasses = (html: string) =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/**
 * The shell's styles, and of the others the fewest that cover the page's classes. Each class belongs to one component, and a shared
 * component's styles are in the file of each page.
 */
const findNeededStyles = ({ shell, styles }: Build, html: string): readonly Style[] => {
  const missing = findUsedClasses(html)
  const needed = new Set<Style>()
  const take = (style: Style) => {
    needed.add(style)
    for (const name of getClassNames(style)) missing.delete(name)
  }
  const first = styles.filter(({ href }) => shell.includes(href))
  const others = styles.filter((style) => !first.includes(style))
  first.forEach(take)
  const candidates = others.map((style) => ({ style, names: getClassNames(style).filter((name) => missing.has(name)) }))
  const weight = (names: readonly string[]) => names.filter((name) => missing.has(name)).length
  while (missing.size > 0) {
    const [best] = candidates.toSorted((a, b) => weight(b.names) - weight(a.names))
    if (!best || weight(best.names) === 0) break
    take(best.style)
  }
  return [...first, ...others.filter((style) => needed.has(style))]
}

const preload = /<link\s[^>]*rel="preload"[^>]*>/g

/**
 * Splits React's HTML before the root that it renders. What components write for the head stands there, and a preload of every eager
 * picture; of these only those of high priority stay.
 */
const split = (html: string) => {
  const start = html.indexOf('<div id="root">')
  const head = html.slice(0, start)
  return {
    preloads: (head.match(preload) ?? []).filter((link) => /fetchpriority="high"/i.test(link)).join(''),
    about: head.replaceAll(preload, '').replaceAll(/<\w+/g, '$& data-page'),
    root: html.slice(start),
  }
}

/** Escapes JSON for a script element, so that no text can end the element. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Marks inlined styles as loaded, so that Vite's code does not wait for their files. */
const linked = ({ href }: Style) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`

const attributes = (address: string, edition: string) => {
  const [path, record] = address.split('?id=')
  return ` data-path="${path}"${record ? ` data-record="${record}"` : ''} data-edition="${edition}"`
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
    .map((href) => `${lateLink}"modulepreload" fetchpriority="low" crossorigin href="${href}">`)
    .join('')
}

/** The places of index.html that a page fills: elements, which stay whatever a build, a company or a proxy adds to the shell. */
const slots = {
  edition: / data-edition="[^"]*"/,
  head: /<title>[^<]*<\/title>/,
  styles: /(?:\s*<link rel="stylesheet"[^>]*>)+/,
  note: /(?<=<noscript>).*?(?=<\/noscript>)/s,
  root: /\s*<div id="root"><\/div>/,
  facts: /\s*<script type="application\/json" id="answers">([^<]*)<\/script>/,
}

/** Fills places of a shell or a page. Without the place of a part there is no page. */
const fill = (html: string, ...parts: readonly (readonly [slot: RegExp, part: string])[]): string =>
  parts.reduce((text, [slot, part]) => {
    if (!slot.test(text)) throw new Error(`No place for a part of the page: ${slot.source}`)
    return text.replace(slot, () => part)
  }, html)

export const labelledShell = (shell: string, edition: string): string =>
  fill(shell, [slots.edition, ` data-edition="${edition}"`])

const withFacts = (facts: PageFacts) => `<script type="application/json" id="answers">${asData(facts)}</script>`

/** The shell with the header's data, so that a first visit to a page without HTML shows the header with the first code. */
export const shellKnowing = (shell: string, facts: PageFacts): string => fill(shell, [slots.facts, withFacts(facts)])

export interface Build {
  readonly shell: string
  /** In cascade order. */
  readonly styles: readonly Style[]
  readonly scripts: readonly Script[]
}

const described = (thing: object) =>
  `<script type="application/ld+json" data-page>${asData({ '@context': 'https://schema.org', ...thing })}</script>`

/** The meta tags of the preview picture. Networks need its absolute address. */
const pictured = ({ picture }: Page) => {
  if (!picture || !/^https?:/.test(picture.url)) return ''
  const { url, alt, size } = picture
  const tags = { image: url, 'image:alt': alt, 'image:width': size?.width, 'image:height': size?.height }
  const written = Object.entries(tags).map(([name, value]) =>
    value ? `<meta data-page property="og:${name}" content="${escaped(String(value))}">` : '',
  )
  return `${written.join('')}<meta data-page name="twitter:card" content="summary_large_image">`
}

/** A link that waits until the page is painted (prerender/build/inline/code.ts). */
const lateLink = '<link data-rel='

const eager = ' loading="eager"'
/** A picture that waits for the words (prerender/build/inline/pictures.ts); the value is its own `loading`. */
const latePicture = ' loading="lazy" data-first'

/** Makes logos wait, and the first window's pictures but one. Together these would take a slow line from the words. */
const waiting = (root: string) => {
  let isMain = true
  return root.replaceAll(/<img [^>]*>/g, (img) => {
    if (!/\sloading=/.test(img)) return img.replace('<img', `$&${latePicture}`)
    if (!isMain || !img.includes(eager)) return img.replace(eager, `${latePicture}="eager"`)
    isMain = false
    return img
  })
}

/** The typeface, which waits for the words, and where scripts run for the code too (inline/code.ts). */
const faces = /@font-face\{[^}]*url\([^}]*\}/g
const lateFaces = /<style id="face"[^>]*>(.*?)<\/style>/s

/** The note for visitors without JavaScript: which parts of the page need it. */
const withoutCode =
  '<aside aria-label="Sin JavaScript" style="padding:var(--space-2) var(--gutter);background:var(--steel-100);font-size:var(--text-sm)">Para entrar a la zona privada, buscar y armar un pedido, activá JavaScript en tu navegador y volvé a cargar la página.</aside>'

/** The document of a page. Without `edition` the page is a browser's own snapshot. */
export const renderDocument = (page: Page, build: Build, edition?: string): string => {
  const { address, facts, things } = page
  const { preloads, about, root } = split(page.html)
  const styles = findNeededStyles(build, root)
  const css = styles.map((style) => style.css).join('')
  const late = (css.match(faces) ?? []).join('')
  const made = fill(
    build.shell.replaceAll('<link rel="modulepreload"', `${lateLink}"modulepreload"`),
    [slots.edition, attributes(address, edition ?? '')],
    [slots.head, `${edition === undefined ? preloads : ''}${about}${pictured(page)}`],
    [
      slots.styles,
      `<style>${css.replaceAll(faces, '')}</style>${styles.map(linked).join('')}${linkPageCode(address, build)}${things.map(described).join('')}`,
    ],
    [slots.note, withoutCode],
    [slots.facts, `${late && `<style id="face" media="(scripting: none)">${late}</style>`}${withFacts(facts)}`],
    [slots.root, waiting(root)],
  )
  return edition === undefined ? ownPage(made, facts) : made
}

const ofEdition = / data-path="([^"]*)"(?: data-record="(\d+)")? data-edition="[^"]*"/

/** Reads a page of the build back from its text: address, edition and answers. Undefined for any other file. */
export const readPage = (text: string): { address: string; facts: PageFacts } | undefined => {
  const [, path, record] = ofEdition.exec(text) ?? []
  const [, facts] = slots.facts.exec(text) ?? []
  if (path === undefined || facts === undefined) return undefined
  return { address: record === undefined ? path : `${path}?id=${record}`, facts: JSON.parse(facts) }
}

/**
 * Turns a build's page into a browser's own snapshot, in which nothing waits for the words. It has the typeface stored, or else does
 * without it, since words that wrap otherwise would move the page. The addresses of files stay the host's.
 */
export const ownPage = (text: string, facts: PageFacts): string => {
  const [style = '', late = ''] = lateFaces.exec(text) ?? []
  return fill(text.replace(style, ''), [slots.edition, ''], [slots.facts, withFacts({ ...facts, files: {} })])
    .replace('<style>', () => `<style>${late}`)
    .replaceAll('font-display:swap', 'font-display:optional')
    .replaceAll(lateLink, '<link rel=')
    .replaceAll(`${latePicture}="eager"`, eager)
    .replaceAll(latePicture, '')
}

/** The file of an address: productos.12.html for /productos?id=12. */
export const getPageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1).replace('?id=', '.')}.html`
