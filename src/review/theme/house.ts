/** The theme of this build, as its sources say it. */
import { house as company } from '../../brand.ts'
import { housePalette, houseStyle, styleOf } from '../../ui/brand/colours.ts'
import tokens from '../../ui/tokens.css?raw'
import { pictureKeys, type Theme } from './theme.ts'

export { tokens }
export const house: Theme = { ...housePalette(tokens), nombre: company.nombre, navbar: '', footer: '', icono: '' }

/**
 * The stylesheet of a theme. The review tools keep the house's colours, so that a theme that nobody can read can still be left. A logo
 * is drawn over the picture of its element.
 */
export const styleOfTheme = (theme: Theme): string =>
  [
    styleOf(theme, tokens),
    houseStyle('[data-review][data-review]', theme, tokens),
    ...pictureKeys.map((key) => (theme[key] === '' ? '' : `img[data-logo='${key}']{content:url("${theme[key]}")}`)),
  ]
    .filter(Boolean)
    .join('\n')

const mark = 'data-tema'

/** Puts a stylesheet over the page's own, in this tab; '' takes it away. */
export const paint = (style: string): void => {
  const present = document.querySelector(`style[${mark}]`)
  if (style === '') return present?.remove()
  if (present?.textContent === style) return
  const element = present ?? document.createElement('style')
  element.setAttribute(mark, '')
  element.textContent = style
  if (!present) document.head.append(element)
}
