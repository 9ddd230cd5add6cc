/** HTML as a line of plain text. */
export const plain = (html: unknown): string =>
  (typeof html === 'string' ? html : '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
