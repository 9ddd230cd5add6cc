/** The company's icon as links of a page and of the app's manifest: its own picture, else its initial on the accent. */
import type { Marca } from '#contract/marca.ts'

export type FileAddress = (path: string) => string
type WithName = Pick<Marca, 'nombre' | 'icono' | 'acento'>

/** An icon of one letter, as an address with the picture within; an empty one without a name. */
const initialIcon = ({ nombre, acento }: WithName): string => {
  const [letter = ''] = nombre.trim().toUpperCase()
  if (letter === '') return 'data:,'
  const sign = `&#${letter.codePointAt(0) ?? 32};`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${acento || '#343a41'}"/><text x="32" y="46" font-family="Arial,sans-serif" font-weight="700" font-size="40" text-anchor="middle" fill="#fff">${sign}</text></svg>`)}`
}

/** `getFileUrl`: the address of a stored file. */
export const getIconUrl = (marca: WithName, getFileUrl: FileAddress): string =>
  marca.icono ? getFileUrl(marca.icono) : initialIcon(marca)

/** The web app manifest of the company, made of the build's. */
export const manifestWith = (
  base: Readonly<Record<string, unknown>>,
  marca: WithName & Pick<Marca, 'nombreCorto' | 'lema' | 'fondoOscuro'>,
  getFileUrl: FileAddress,
) => ({
  ...base,
  name: marca.nombre,
  short_name: marca.nombreCorto || marca.nombre,
  description: marca.lema,
  ...(marca.fondoOscuro && { theme_color: marca.fondoOscuro, background_color: marca.fondoOscuro }),
  icons: [{ src: getIconUrl(marca, getFileUrl), sizes: 'any', purpose: 'any' }],
})
