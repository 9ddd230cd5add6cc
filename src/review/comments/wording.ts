import type { ElementMark } from './comment.ts'

const roles: Readonly<Record<string, string>> = {
  link: 'el enlace',
  button: 'el botón',
  heading: 'el título',
  img: 'la imagen',
  textbox: 'el campo',
  searchbox: 'el buscador',
  checkbox: 'la casilla',
  combobox: 'la lista',
  paragraph: 'el párrafo',
  listitem: 'el elemento de lista',
  cell: 'la celda',
  columnheader: 'la columna',
  rowheader: 'la fila',
  row: 'la fila',
  table: 'la tabla',
  navigation: 'la navegación',
  main: 'el contenido',
  banner: 'el encabezado',
  contentinfo: 'el pie',
  region: 'la sección',
  article: 'la ficha',
  list: 'la lista',
  dialog: 'el diálogo',
  spinbutton: 'el campo',
  figure: 'la figura',
  group: 'el grupo',
  tabpanel: 'la solapa',
  tab: 'la solapa',
  switch: 'el interruptor',
  radio: 'la opción',
  option: 'la opción',
  video: 'el video',
}

/** An element in words: 'el botón «Enviar»'. */
export const wordsOf = ({ role, name }: Pick<ElementMark, 'role' | 'name'>): string => {
  const what = roles[role] ?? 'el elemento'
  return name === '' ? what : `${what} «${name.length > 60 ? `${name.slice(0, 60)}…` : name}»`
}
