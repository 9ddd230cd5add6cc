/** The sidebar's labels for the names of files and exports: a name of code carries no accents and no blanks. Pure. */

const areas: Readonly<Record<string, string>> = {
  ui: 'Piezas',
  site: 'Sitio',
  zone: 'Zona privada',
  panel: 'Panel',
  app: 'Lo que dice la app',
  review: 'Herramientas',
}

/** Words that exports write without their accents, or without their capitals. */
const written =
  'acción actualización artículos atrás aún boletín botón búsqueda caído catálogo código códigos conexión contraseña conversación creación dejó descripción después día diálogo dirección envió éxito galería imágenes instaló larguísima más mayúsculas menú mínimos número página páginas película presentación proyección rápido renglón sección selección sesión siguió teléfono título títulos última último único vacía vacío vacíos versión API CSV SVG Google Storybook Word Enter'.split(
    ' ',
  )

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
const byPlainWord = new Map(written.map((word) => [plain(word), word]))

/** Whether the sidebar writes the word of an export otherwise. */
export const isRewritten = (word: string): boolean => byPlainWord.has(word)

/** 'Actualizacion Con Cambios' as people write it; a name with signs of its own was written by somebody, and stays. */
const asWritten = (name: string): string => {
  if (!/^[\p{L}\p{N} ]+$/u.test(name) || /[^\p{ASCII}]/u.test(name)) return name
  const words = name.toLowerCase().split(' ')
  const sentence = words.map((word) => byPlainWord.get(word) ?? word).join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The label of an entry of the sidebar, by its type: areas and stories are words, a component is called as its file. */
export const labelOf = (name: string, type: string): string => {
  if (type === 'root') return areas[name] ?? name
  return type === 'story' ? asWritten(name) : name
}
