import createDOMPurify, { type Config } from 'dompurify'
import { playerHosts, videoHost } from '../brand.ts'
import { fileUrl } from './media-url.ts'
import { parseUrl } from './parse-url.ts'
import { houseColours } from './text-colours.ts'
import { tidied } from './text-rules.ts'

/** Frames may come only from the known video hosts. */
const frameHosts: ReadonlySet<string> = new Set([videoHost, playerHosts.site])

const text = ['a', 'br', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code']
const blocks = 'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr div table caption thead tbody tr th td'.split(' ')
const media = ['img', 'iframe', 'figure', 'figcaption']

const config: Config = {
  ALLOWED_TAGS: [...text, ...blocks, ...media],
  ALLOWED_ATTR: 'href title src alt width height class style colspan rowspan scope data-list'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

const quillClass = /^ql-(?:align-(?:center|right|justify)|indent-[1-8])$/

const resolve = (address: string): URL | undefined => parseUrl(address, location.href)

const isLink = (address: string): boolean =>
  ['http:', 'https:', 'mailto:', 'tel:'].includes(resolve(address)?.protocol ?? '')

const isFrame = (address: string): boolean => {
  const url = resolve(address)
  return url?.protocol === 'https:' && frameHosts.has(url.host)
}

/** Our own files and inline pictures only: other addresses would send requests that the visitor did not ask for. */
const isPicture = (address: string): boolean =>
  /^data:image\/(?:png|jpe?g|gif|webp);base64,/i.test(address) ||
  (resolve(address)?.href.startsWith(new URL(fileUrl(''), location.href).href) ?? false)

/** Keeps the two colours that the editor writes. */
const colours = (style: CSSStyleDeclaration): string =>
  ['color', 'background-color']
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([, value]) => houseColours.includes(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')

const purifier = createDOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName === 'class')
    attribute.attrValue = attribute.attrValue
      .split(/\s+/)
      .filter((name) => quillClass.test(name))
      .join(' ')
  if (attribute.attrName === 'style')
    attribute.attrValue =
      'style' in element && element.style instanceof CSSStyleDeclaration ? colours(element.style) : ''
  if (attribute.attrName === 'href') attribute.keepAttr = isLink(attribute.attrValue)
  if (attribute.attrValue === '' && ['class', 'style'].includes(attribute.attrName)) attribute.keepAttr = false
})

/** A table of a text is set as a block, which Safari takes for none unless it says so. */
const roles = new Map([
  ['TABLE', 'table'],
  ['THEAD', 'rowgroup'],
  ['TBODY', 'rowgroup'],
  ['TR', 'row'],
  ['TH', 'columnheader'],
  ['TD', 'cell'],
])

purifier.addHook('afterSanitizeAttributes', (element) => {
  const role = roles.get(element.tagName)
  if (role) set(element, { role })
  if (element.tagName === 'A') external(element)
  if (element.tagName === 'IMG')
    keepIf(isPicture, element, { loading: 'lazy', decoding: 'async', alt: element.getAttribute('alt') ?? '' })
  if (element.tagName === 'IFRAME') keepIf(isFrame, element, frame(element))
})

function external(link: Element): void {
  const url = resolve(link.getAttribute('href') ?? '')
  if (!url?.protocol.startsWith('http') || url.origin === location.origin) return
  set(link, { target: '_blank', rel: 'noopener noreferrer' })
}

const keepIf = (allowed: (address: string) => boolean, element: Element, attributes: Record<string, string>): void => {
  if (allowed(element.getAttribute('src') ?? '')) set(element, attributes)
  else element.remove()
}

const frame = (element: Element) => ({
  title: element.getAttribute('title') ?? 'Video',
  loading: 'lazy',
  allow: 'fullscreen; picture-in-picture',
  // 'Ver en YouTube' opens a page like any other.
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  referrerpolicy: 'strict-origin-when-cross-origin',
})

const set = (element: Element, attributes: Record<string, string>): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Removes everything that our editor cannot write. */
export const sanitise = (html: string): string => purifier.sanitize(tidied(html), config)
