import { houseColours } from './text-colours.ts'

// Allowed tags without attributes, except Quill's own classes, list kinds and colours. Such a text can run and load nothing,
// and every parser reads it alike. Most texts have no more than these tags, and do not need DOMPurify (12 kB).
const plainNames = 'p|br|strong|b|em|i|u|s|sub|sup|h[1-6]|ul|ol|li|blockquote|span'
const colour = `(?:background-)?color: (?:${houseColours.join('|').replaceAll(/[()]/g, String.raw`\$&`)});?`
const quillClass = String.raw`ql-(?:ui|align-[a-z]+|indent-\d)`
const attribute = `class="${quillClass}(?: ${quillClass})*"|data-list="(?:bullet|ordered)"|style="${colour}(?: ${colour})?"`
const plainTag = new RegExp(`</?(?:${plainNames})(?: (?:${attribute}))*\\s*/?>`, 'gi')
const plainName = new RegExp(`^(?:${plainNames})$`, 'i')

/** Whether the markup is harmless without sanitising. */
export const isInert = (html: string): boolean => !/[<>]/.test(html.replace(plainTag, ''))

/** Text and structure without attributes: shown until the sanitiser loads, or always when it does not load. */
export const bare = (html: string): string => {
  const stored = html.replace(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi, (tag: string, slash: string, name: string) => {
    if (isInert(tag)) return tag
    return plainName.test(name) ? `<${slash}${name}>` : ''
  })
  return isInert(stored) ? stored : ''
}

export type Sanitise = (html: string) => string

let sanitise: Sanitise | undefined
let loading: Promise<void> | undefined
const waiting = new Set<() => void>()

const load = async (): Promise<void> => {
  try {
    ;({ sanitise } = await import('./sanitise.ts'))
  } catch (error) {
    // Texts then show without links and pictures, until another one is shown.
    console.warn(error)
    loading = undefined
  }
  for (const notify of waiting) notify()
}

/** DOMPurify with our rules; undefined until it has loaded. */
export const sanitizer = (): Sanitise | undefined => sanitise

/**
 * Loads the sanitiser at the first subscription and calls `notify` when it is ready. Returns the unsubscribe function.
 */
export const onSanitizer = (notify: () => void): (() => void) => {
  waiting.add(notify)
  loading ??= load()
  return () => waiting.delete(notify)
}
