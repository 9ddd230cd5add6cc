/** The words of a rich text, for descriptions. */
export const plainText = (html: string): string => {
  const text = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** At most so many characters, cut between words where there is a between. */
export const shortened = (text: string, max = 160): string => {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  const words = /^.*(?=\s)/s.exec(start)?.[0] ?? start
  return `${words.replace(/[\s,.;:]+$/, '')}…`
}
