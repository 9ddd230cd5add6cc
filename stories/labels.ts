/** What the sidebar says for the names that files and exports have: a name of code carries no accents and no blanks. Pure. */

const areas: Readonly<Record<string, string>> = {
  ui: 'Piezas',
  site: 'Sitio',
  zone: 'Zona privada',
  panel: 'Panel',
  app: 'Lo que dice la app',
  review: 'Herramientas',
}

/** Words that exports write without their accents. */
const accented =
  'acción actualización artículos atrás aún boletín botón búsqueda caído código códigos conexión construcción contraseña conversación creación descripción después día diálogo dirección éxito galería imágenes larguísima mayúsculas menú mínimos número página presentación proyección rápido sección selección sesión tamaño título títulos último único vacía vacío vacíos versión'.split(
    ' ',
  )

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')
const written = new Map(accented.map((word) => [plain(word), word]))

/** 'Actualizacion Con Cambios' as people write it; a name with signs of its own was written by somebody, and stays. */
const asWritten = (name: string): string => {
  if (!/^[\p{L}\p{N} ]+$/u.test(name) || /[^\p{ASCII}]/u.test(name)) return name
  const words = name.toLowerCase().split(' ')
  const sentence = words.map((word) => written.get(word) ?? word).join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The label of an entry of the sidebar, by its type: areas and stories are words, a component is called as its file. */
export const labelOf = (name: string, type: string): string => {
  if (type === 'root') return areas[name] ?? name
  return type === 'story' ? asWritten(name) : name
}
