/** A percent-encoded text in plain letters; a text that cannot be decoded stays as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
