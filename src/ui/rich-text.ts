// Allow-listed tags with no attribute but Quill's own classes and list kinds. No such text can run or load anything, and
// no parser turns it into something else. Most of what editors write is such, and then DOMPurify's 12 kB need not load.
const plainTag = /<\/?(?:p|br|strong|b|em|i|u|s|sub|sup|h[1-6]|ul|ol|li|blockquote|span)(?: class="ql-[\w-]+(?: ql-[\w-]+)*"| data-list="(?:bullet|ordered)")*\s*\/?>/gi

/** Whether the markup is harmless as it is. */
export const isInert = (html: string): boolean => !/[<>]/.test(html.replace(plainTag, ''))

export type Sanitise = (html: string) => string

let sanitiser: Promise<Sanitise> | undefined

const load = async (): Promise<Sanitise> => {
  try {
    return (await import('./sanitise.ts')).sanitise
  } catch (error) {
    console.warn('Sin DOMPurify se muestran solo las palabras', error)
    return wordsOnly
  }
}

/** DOMPurify with our rules, loaded when the first text needs it. Without it (offline, not yet cached) only the words are shown. */
export const loadSanitizer = (): Promise<Sanitise> => (sanitiser ??= load())

const wordsOnly: Sanitise = (html) => {
  const box = document.createElement('p')
  box.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent
  return box.outerHTML
}
