/** Shows a theme on the page of this tab. */

const mark = 'data-tema'

/** Puts a stylesheet over the page's own; '' takes it away. */
export const paint = (style: string): void => {
  const present = document.querySelector(`style[${mark}]`)
  if (style === '') return present?.remove()
  if (present?.textContent === style) return
  const element = present ?? document.createElement('style')
  element.setAttribute(mark, '')
  element.textContent = style
  if (!present) document.head.append(element)
}
