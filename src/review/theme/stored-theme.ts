/** Where a theme is stored. The gate of every page (tab/gate.ts) reads it before the first paint, and so repeats these names. */
export const themeKey = 'sala.tema'
/** The parameter of a link that brings a theme; the gate keeps it for the tab. */
export const themeParameter = 'tema'

/** What is stored: the theme, its stylesheet, and the name that pages show in place of the house's. */
export interface StoredTheme {
  readonly theme: unknown
  readonly style: string
  readonly nombre: string
}
