/** A theme as the files that make it the project's own: put over the project, they are the whole re-brand. */
import { strToU8, zipSync } from 'fflate'
import { hex } from '../../ui/contrast.ts'
import { pictures, tokensOf, type PictureKey, type Theme } from './theme.ts'

/** The stylesheet with a theme's values; a value that stays keeps its notation. */
const tokensWith = (theme: Theme, css: string): string =>
  [...tokensOf(theme, css)].reduce(
    (text, [name, value]) =>
      text.replace(new RegExp(`(${name}): ([^;]+);`), (line, _: string, was: string) =>
        hex(was) === value ? line : `${name}: ${value};`,
      ),
    css,
  )

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`

const brandWith = ({ name }: Theme, brand: string): string =>
  brand.replace(/company = \{[\s\S]*?\n\}/, (company) =>
    company.replaceAll(/\b(name|legalName): '(?:[^'\\]|\\.)*'/g, (_, key: string) => `${key}: ${quoted(name)}`),
  )

export const exported = { tokens: tokensWith, brand: brandWith }

/** A picture of any kind as a drawing of the size that the site expects: whole, at its left edge. */
const asDrawing = (picture: string, of: PictureKey): string => {
  const { width, height } = pictures[of]
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><image xlink:href="${picture}" width="${width}" height="${height}" preserveAspectRatio="${of === 'icon' ? 'xMidYMid' : 'xMinYMid'} meet"/></svg>\n`
}

/** The house's drawing in the colours of a theme. */
const recoloured = (svg: string, theme: Theme, house: Theme): string => {
  const changed = new Map([
    [house.accent, theme.accent],
    [house.ink, theme.ink],
  ])
  return svg.replaceAll(/"(#[\da-f]{3,6})"/gi, (said, colour: string) => {
    const [was, is] = [hex(colour), changed.get(hex(colour) ?? '')]
    return is === undefined || is === was ? said : `"${is}"`
  })
}

export interface Drawings {
  readonly navbar: string
  readonly footer: string
  readonly icon: string
}

export interface Sources {
  readonly tokens: string
  readonly brand: string
  readonly drawings: Drawings
}

export const drawingsOf = (theme: Theme, house: Theme, drawings: Drawings): Drawings => {
  const of = (key: PictureKey) =>
    theme[key] === '' ? recoloured(drawings[key], theme, house) : asDrawing(theme[key], key)
  return { navbar: of('navbar'), footer: of('footer'), icon: of('icon') }
}

/** Draws an SVG as a PNG of a size. */
export type Draw = (svg: string, width: number, height: number) => Promise<Uint8Array>

/** The files of a theme by their paths in the project: the demo's uploaded logos are pictures of the same drawings. */
export const filesOf = async (
  theme: Theme,
  house: Theme,
  { tokens, brand, drawings }: Sources,
  draw: Draw,
): Promise<Readonly<Record<string, Uint8Array>>> => {
  const { navbar, footer, icon } = drawingsOf(theme, house, drawings)
  const seed = (svg: string, of: 'navbar' | 'footer') => draw(svg, pictures[of].width, pictures[of].height)
  return {
    'src/ui/tokens.css': strToU8(tokensWith(theme, tokens)),
    'src/brand.ts': strToU8(brandWith(theme, brand)),
    'src/ui/brand/logo-navbar.svg': strToU8(navbar),
    'src/ui/brand/logo-footer.svg': strToU8(footer),
    'src/ui/brand/icon.svg': strToU8(icon),
    'mocks/seed/media/brand/logo-navbar.png': await seed(navbar, 'navbar'),
    'mocks/seed/media/brand/logo-footer.png': await seed(footer, 'footer'),
  }
}

export const zipOf = (files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> => zipSync(files)
