/** Cuts a text to at most `max` characters, between words where possible. */
export const shortened = (text: string, max = 160): string => {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  const words = /^.*(?=\s)/s.exec(start)?.[0] ?? start
  return `${words.replace(/[\s,.;:]+$/, '')}…`
}
