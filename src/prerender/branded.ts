/** Puts the company (Marca) into the shell of a build, of which all pages are made. Runs in Node and in browsers. */
import { obtenerMarca, type Marca } from '../contract/marca.ts'
import { iconOf, type FileAddress } from '../ui/brand/icon-links.ts'
import { styleOf } from '../ui/brand/look.ts'
import type { PageFacts } from '../app/boot/from-page.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const icons = /\s*<link rel="(?:icon|apple-touch-icon)"[^>]*>/g
const inFacts = /(<script type="application\/json" id="answers">)([^<]*)(<\/script>)/

/** The API's answer in the data of the shell, so that the app knows the company before it asks. */
const knowing = (marca: Marca, data: string): string => {
  const facts: PageFacts = JSON.parse(data)
  const answers = { ...facts.answers, [obtenerMarca.path]: marca }
  return JSON.stringify({ ...facts, answers }).replaceAll('<', String.raw`\u003c`)
}

/** `css`: the text of ui/tokens.css. `at`: the address of a stored file. Without a Marca the page stays as it is. */
export const branded = (html: string, marca: Marca | null, css: string, at: FileAddress): string => {
  if (marca === null) return html
  const style = styleOf(marca, css)
  const icon = escaped(iconOf(marca, at))
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(marca.nombre)}</title>`)
    .replace(/(<meta name="theme-color" content=")[^"]*/, (found, start: string) =>
      marca.fondoOscuro ? start + escaped(marca.fondoOscuro) : found,
    )
    .replaceAll(icons, '')
    .replace(/<style data-marca>[^<]*<\/style>/, '')
    .replace(
      '</head>',
      () =>
        `<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="${icon}"><style data-marca>${style}</style></head>`,
    )
    .replace(inFacts, (_, start: string, data: string, end: string) => start + knowing(marca, data) + end)
}
