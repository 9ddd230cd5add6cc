import { hex, hexFrom, luminance } from '#ui/contrast.ts'

const colourDeclaration =
  /(?:^|[;"'\s])color:\s*(?:(#(?:[\da-f]{6}|[\da-f]{3})\b)|rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+))/i

/**
 * The ground behind a slide's text. The text is white on dark, unless the editor gave it a dark colour: then it was
 * written for a light picture.
 */
export const groundFor = (html: string): 'dark' | 'light' => {
  const [match, named = '', red, green, blue] = colourDeclaration.exec(html) ?? []
  if (match === undefined) return 'dark'
  const colour = hex(named) ?? hexFrom([Number(red), Number(green), Number(blue)])
  return luminance(colour) < 0.18 ? 'light' : 'dark'
}
