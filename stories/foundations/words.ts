/** The use of each token, and the words that designers search it by, in Spanish and English. */

export const roleWords: Readonly<Record<string, string>> = {
  '--ground': 'Fondo de la página',
  '--ground-soft': 'Fondo suave: bandas, tarjetas, filas alternas',
  '--ground-hover': 'Fondo bajo el puntero',
  '--ink': 'Texto y títulos',
  '--ink-soft': 'Texto secundario',
  '--ink-faint': 'Marcas e íconos apagados; nunca un texto que haga falta leer',
  '--line': 'Línea fina entre cosas',
  '--line-strong': 'Borde de un campo o de un botón',
  '--accent': 'El único acento: fondo de la acción principal, subrayados, el logo',
  '--accent-text': 'El acento como texto: enlaces, códigos elegidos',
  '--danger-text': 'Error, dicho en texto; el acento no lo cambia',
  '--success-text': 'Éxito, dicho en texto',
}

/** Roles that other roles are painted on. */
export const isGround = (name: string): boolean => name.startsWith('--ground')
/** Roles that are never text. */
export const isLine = (name: string): boolean => name.startsWith('--line')

const families: readonly (readonly [prefix: string, words: string])[] = [
  ['--red', 'rojo red acento accent marca brand'],
  ['--crimson', 'carmesí rojo red crimson error danger'],
  ['--green', 'verde green éxito success'],
  ['--steel', 'acero gris steel grey gray neutro neutral'],
  ['--paper', 'papel fondo claro página paper page background light'],
  ['--night', 'noche fondo oscuro cabecera pie night header footer background dark'],
  ['--black', 'negro black oscuro dark'],
  ['--white', 'blanco white claro light'],
]

const shades: readonly (readonly [suffix: string, words: string])[] = [
  ['-deep', 'profundo oscuro deep dark'],
  ['-bright', 'brillante claro bright light'],
]

/** The search words of a colour, besides its name and its hex. */
export const wordsOf = (name: string): string =>
  [...families.filter(([prefix]) => name.startsWith(prefix)), ...shades.filter(([suffix]) => name.endsWith(suffix))]
    .map(([, words]) => words)
    .join(' ')

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every searched word, ignoring accents and capitals. */
export const matches = (text: string, query: string): boolean => {
  const here = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => here.includes(word))
}
