/** A letter as HTML. The words of a visitor or the panel are text: always escaped, every break kept. Pure. */

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The build's picture of the logo, below the site's address. */
export const letterLogo = '/icons/logo.png'

interface Paper {
  readonly name: string
  /** A colour of CSS. */
  readonly accent: string
  /** The address of the logo; '' for none. */
  readonly logo: string
}

interface Written {
  readonly texto: string
  readonly paper: Paper
  /** The address to unsubscribe. */
  readonly leave?: string | undefined
  /** Which addresses in the text become links; all by default. */
  readonly isLink?: (url: string) => boolean
}

const link = (url: string, words = url) => `<a href="${escaped(url)}">${escaped(words)}</a>`

/** Punctuation after an address belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?()[\]{}])/

const lines = (text: string, isLink: (url: string) => boolean) =>
  text
    .split(address)
    .map((part, index) => (index % 2 === 1 && URL.canParse(part) && isLink(part) ? link(part) : escaped(part)))
    .join('')
    .replaceAll('\n', '<br>')

const paragraphs = (text: string, isLink: (url: string) => boolean) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .map((part) => `<p>${lines(part, isLink) || '<br>'}</p>`)
    .join('')

const small = (html: string) => `<p><small>${html}</small></p>`

export const leaveWords = 'Para no recibir más estos correos:'

/** A letter on the company's paper: its logo, a line of its colour, its name. Mail programs read styles of elements alone. */
export const letterHtml = ({ texto, paper: { name, accent, logo }, leave, isLink = () => true }: Written): string =>
  `<div style="max-width:40rem;padding-top:1rem;border-top:3px solid ${escaped(accent)};font-family:Arial,sans-serif;white-space:pre-wrap">${logo && `<img src="${escaped(logo)}" alt="${escaped(name)}" width="285" style="max-width:100%">`}${paragraphs(texto, isLink)}${small(escaped(name))}${leave === undefined ? '' : small(`${leaveWords} ${link(leave, 'darse de baja')}`)}</div>`

/** A text as one line, as a header of a letter holds it: nothing in it begins another header. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
