/** The colours of `ui/tokens.css` for files made without a stylesheet: icons, the manifest, previews, letters. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hex } from '#ui/contrast.ts'
import { commonTokens } from '#ui/read-tokens.ts'

/** A colour of the palette in hex: `colour('--red')`. */
export const colour = (name: string): string => {
  const css = readFileSync(join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  const hexColour = hex(commonTokens(css).find((token) => token.name === name)?.value ?? '')
  if (hexColour === undefined) throw new Error(`tokens.css has no colour ${name}`)
  return hexColour
}
