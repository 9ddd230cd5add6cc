import { readEmoji } from './emoji.ts'
import { houseColours } from './text-colours.ts'
import { withScheme } from './web-address.ts'
import { listWordItems } from './word-lists.ts'

/** The styles a text may keep: emphasis and alignment, never font or size. */
const remaining = 'font-weight font-style text-decoration text-decoration-line text-align vertical-align'.split(' ')
const colours = ['color', 'background-color']

/** Word's comments and hidden parts, and elements that are no text. */
const junk = [
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  '.MsoCommentReference',
  '[id^="_com_"]',
  'a[href^="#_msocom"]',
  '[style*="mso-element:comment"]',
  '[style*="mso-hide:all"]',
].join(', ')

const nowhere = /^(?:$|\/\/:|#_|(?:file|cid|about|blob|ms-\w+|webkit-fake-url|javascript|vbscript):)/i

const tidyStyle = (element: HTMLElement): void => {
  // Links are underlined already.
  const allowedStyles = element.closest('a')
    ? remaining.filter((name) => !name.startsWith('text-decoration'))
    : remaining
  const rules = [...allowedStyles, ...colours]
    .map((name) => [name, element.style.getPropertyValue(name)] as const)
    .filter(([name, value]) => value !== '' && (!colours.includes(name) || houseColours.includes(value)))
  element.removeAttribute('style')
  for (const [name, value] of rules) element.style.setProperty(name, value)
}

const tidyLink = (link: Element): void => {
  const address = (link.getAttribute('href') ?? '').trim()
  if (nowhere.test(address)) link.removeAttribute('href')
  else if (/^www\./i.test(address)) link.setAttribute('href', withScheme(address))
}

/** Line ends that only a style shows, as in chats. */
const breakLines = (text: Text): void => {
  const style = text.parentElement?.closest<HTMLElement>('[style*="white-space"]')?.style
  if (!text.data.includes('\n') || !/pre|break-spaces/.test(style?.whiteSpace ?? '')) return
  const [first = '', ...others] = text.data.split(/\r?\n/)
  text.replaceWith(first, ...others.flatMap((line) => [text.ownerDocument.createElement('br'), line]))
}

/** Writes emoji and line ends as text where programs show them by pictures and styles. */
export const spell = (body: HTMLElement): void => {
  for (const picture of body.querySelectorAll('img, [data-plain-text]:empty, [data-emoji]:empty')) {
    const character = readEmoji(picture)
    if (character !== undefined) picture.replaceWith(character)
  }
  for (const element of body.querySelectorAll('[style*="white-space"], [style*="white-space"] *'))
    for (const node of element.childNodes) if (node instanceof Text) breakLines(node)
}

/**
 * The rules for pasted and shown text: headings, lists, links, emphasis and tables stay; fonts, sizes, other colours,
 * comments and broken pictures go. This tidies only; the sanitiser makes the text safe.
 */
export const tidyText = (body: HTMLElement): void => {
  spell(body)
  body.querySelectorAll(junk).forEach((element) => element.remove())
  body.querySelectorAll('o\\:p').forEach((element) => element.replaceWith(element.textContent.trim()))
  listWordItems(body)
  body.querySelectorAll<HTMLElement>('[style]').forEach(tidyStyle)
  body.querySelectorAll('a').forEach(tidyLink)
  body.querySelectorAll('img').forEach((picture) => nowhere.test(picture.getAttribute('src') ?? '') && picture.remove())
}

/** Parses into a separate document, where nothing runs or loads. */
export const parseText = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

export const tidied = (html: string): string => {
  const body = parseText(html)
  tidyText(body)
  return body.innerHTML
}
