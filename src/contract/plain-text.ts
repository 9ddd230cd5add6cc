const entities = new Map(
  `amp& lt< gt> quot" apos' nbsp\u00A0 aacuteá eacuteé iacuteí oacuteó uacuteú uumlü ntildeñ AacuteÁ EacuteÉ IacuteÍ OacuteÓ UacuteÚ UumlÜ NtildeÑ deg° ordmº ordfª iquest¿ iexcl¡ laquo« raquo» hellip… ndash– mdash— times× frac12½ frac14¼ frac34¾ plusmn±`
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
)

const toCharacter = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const character = (entity: string, code: string | undefined, hex: string | undefined, name: string): string => {
  if (code !== undefined) return toCharacter(Number(code))
  if (hex !== undefined) return toCharacter(Number.parseInt(hex, 16))
  return entities.get(name) ?? entity
}

/** The text of HTML or XML with its entities as characters; unknown entities stay. */
export const unescaped = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, character) : text

/** The words of a rich text, on one line. Needs no DOM, since workers, the build and servers have none. */
export const plainText = (html: string): string =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
