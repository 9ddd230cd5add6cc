import { houseColours } from './text-colours.ts'

// Allow-listed tags with no attribute but Quill's own classes, list kinds and colours. No such text can run or load anything,
// and no parser turns it into something else. Most of what editors write is such, and then DOMPurify's 12 kB need not load.
const plainNames = 'p|br|strong|b|em|i|u|s|sub|sup|h[1-6]|ul|ol|li|blockquote|span'
const colour = `(?:background-)?color: (?:${houseColours.join('|').replaceAll(/[()]/g, String.raw`\$&`)});?`
const own = String.raw`ql-(?:ui|align-[a-z]+|indent-\d)`
const attribute = `class="${own}(?: ${own})*"|data-list="(?:bullet|ordered)"|style="${colour}(?: ${colour})?"`
const plainTag = new RegExp(`</?(?:${plainNames})(?: (?:${attribute}))*\\s*/?>`, 'gi')
const plainName = new RegExp(`^(?:${plainNames})$`, 'i')

/** Whether the markup is harmless as it is. */
export const isInert = (html: string): boolean => !/[<>]/.test(html.replace(plainTag, ''))

/** The words and their structure without anything that could do harm: shown until the sanitiser is there, or if it never is. */
export const bare = (html: string): string => {
  const kept = html.replace(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi, (tag: string, slash: string, name: string) => {
    if (isInert(tag)) return tag
    return plainName.test(name) ? `<${slash}${name}>` : ''
  })
  return isInert(kept) ? kept : ''
}

export type Sanitise = (html: string) => string

let sanitise: Sanitise | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

const load = async (): Promise<void> => {
  try {
    ;({ sanitise } = await import('./sanitise.ts'))
  } catch (error) {
    console.warn('Sin DOMPurify se muestra el texto sin enlaces ni imágenes', error)
  }
  for (const told of waiting) told()
}

/** DOMPurify with our rules, once it is here: `bare` does until then, and where it never comes (offline, not yet cached). */
export const sanitizer = (): Sanitise | undefined => sanitise

/** Asks for it with the first text that needs it, and tells when it is here; returns how to stop. */
export const onSanitizer = (told: () => void): (() => void) => {
  waiting.add(told)
  loading ??= load()
  return () => waiting.delete(told)
}
