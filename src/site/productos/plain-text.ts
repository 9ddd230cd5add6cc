/** The words of a rich text, for descriptions. */
export const plainText = (html: string): string => {
  const text = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** At most so many characters, cut between words. */
export const shortened = (text: string, max = 160): string =>
  text.length <= max ? text : `${text.slice(0, text.lastIndexOf(' ', max - 1)).replace(/[\s,.;:]+$/, '')}…`
