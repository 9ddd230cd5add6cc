/** Puts the company (Marca) into the shell of a build, of which all pages are made. Runs in Node and in browsers. */
import { escaped } from '#contract/letter.ts'
import type { Marca } from '#contract/marca.ts'
import { asData } from './document.ts'
import { getHomeIconUrl, getIconUrl, type FileAddress } from '#ui/brand/icon-links.ts'
import { toStylesheet } from '#ui/brand/colours.ts'

const icons = /\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>/g
const previousBranding =
  /<style data-marca>[^<]*<\/style>|<script type="application\/json" id="marca-guardada">[^<]*<\/script>/g

/**
 * `css`: the text of ui/tokens.css. `fileAddress`: the address of a stored file. `drawn`: the address of a PNG of the initial, where
 * somebody has made one. Without a Marca the page stays as it is.
 */
export const branded = (
  html: string,
  marca: Marca | null,
  css: string,
  fileAddress: FileAddress,
  drawn?: string,
): string => {
  if (marca === null) return html
  const style = toStylesheet(marca, css)
  const icon = getIconUrl(marca, fileAddress)
  const homeIcon = getHomeIconUrl(marca, fileAddress, drawn) ?? icon
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(marca.nombre)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (match, start: string) =>
      marca.fondoOscuro ? start + escaped(marca.fondoOscuro) : match,
    )
    .replaceAll(icons, '')
    .replaceAll(previousBranding, '')
    .replace(
      '</head>',
      () =>
        `<link rel="icon" href="${escaped(icon)}"><link rel="apple-touch-icon" href="${escaped(homeIcon)}"><style data-marca>${style}</style><script type="application/json" id="marca-guardada">${asData({ ...marca, columnas: '', sinonimos: '' })}</script></head>`,
    )
}
