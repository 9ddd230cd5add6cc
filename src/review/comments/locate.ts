import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { ElementMark } from './comment.ts'

export const isOfReview = (element: Element): boolean => element.closest('[data-review]') !== null

const words = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)

const getElementRole = (element: Element): string => {
  const role = getRole(element) ?? ''
  return role === 'generic' || role === 'presentation' || role === 'none' ? '' : role
}

/** The accessible name of an element; without one, its first words. */
export const getElementName = (element: Element): string =>
  words(computeAccessibleName(element)) || words(element.textContent)

const isSeen = (element: Element): boolean => element.getClientRects().length > 0 && !isOfReview(element)

/** Roles in words, with the elements that may have the role: computing the name of every element of a large page takes too long. */
const roles = new Map<string, readonly [words: string, elements?: string]>(
  Object.entries({
    link: ['el enlace', 'a, [role=link]'],
    button: ['el botón', 'button, input, summary, [role=button]'],
    heading: ['el título', 'h1, h2, h3, h4, h5, h6, [role=heading]'],
    img: ['la imagen', 'img, svg, [role=img]'],
    textbox: ['el campo', 'input, textarea, [contenteditable], [role=textbox]'],
    searchbox: ['el buscador'],
    checkbox: ['la casilla'],
    combobox: ['la lista'],
    paragraph: ['el párrafo', 'p'],
    listitem: ['el elemento de lista', 'li'],
    cell: ['la celda', 'td, [role=cell]'],
    columnheader: ['la columna', 'th'],
    rowheader: ['el elemento', 'th'],
    row: ['la fila'],
    table: ['la tabla'],
    article: ['la ficha'],
    list: ['la lista'],
    dialog: ['el diálogo'],
    tab: ['la solapa'],
    radio: ['la opción'],
    video: ['el video'],
  }),
)

/** The mark by which an element is found later, and in other browsers. */
export const getElementMark = (element: Element): ElementMark => ({
  role: getElementRole(element),
  name: getElementName(element),
})

/** The elements that have a mark's role and name, in the order of the page. Of two nested elements only the inner one counts. */
export const findAll = ({ role, name }: ElementMark): readonly Element[] => {
  if (role === '' && name === '') return []
  return [...document.body.querySelectorAll(roles.get(role)?.[1] ?? '*')]
    .filter((element) => isSeen(element) && getElementRole(element) === role && getElementName(element) === name)
    .filter((element, index, elements) => !element.contains(elements[index + 1] ?? null))
}

/** An element in words: 'el botón «Enviar»'. */
export const describeElement = ({ role, name }: ElementMark): string => {
  const [roleWords] = roles.get(role) ?? ['el elemento']
  return name === '' ? roleWords : `${roleWords} «${name.length > 60 ? `${name.slice(0, 60)}…` : name}»`
}
