/** The company's icons as links of a page and of the app's manifest: its own picture, else its initial. */
import type { Marca } from '#contract/marca.ts'
import { drawInitial } from './initial.ts'

export type FileAddress = (path: string) => string
type WithName = Pick<Marca, 'nombre' | 'icono' | 'iconoApp' | 'acento'>

/** The icon of a tab, which may be a drawing; an empty address without a name. `getFileUrl`: the address of a stored file. */
export const getIconUrl = (marca: WithName, getFileUrl: FileAddress): string => {
  if (marca.icono) return getFileUrl(marca.icono)
  const initial = drawInitial(marca)
  return initial === undefined ? 'data:,' : `data:image/svg+xml,${encodeURIComponent(initial)}`
}

/** The icon of a home screen, which must be a PNG: the one that the panel made, else `drawn`. */
export const getHomeIconUrl = ({ iconoApp }: WithName, getFileUrl: FileAddress, drawn?: string): string | undefined =>
  iconoApp ? getFileUrl(iconoApp) : drawn

const purposes = ['any', 'maskable'] as const

/** The web app manifest of the company, made of the build's. `drawn`: the address of a PNG of the initial, where somebody has made one. */
export const manifestWith = (
  base: Readonly<Record<string, unknown>>,
  marca: WithName & Pick<Marca, 'nombreCorto' | 'lema' | 'fondoOscuro'>,
  getFileUrl: FileAddress,
  drawn?: string,
) => {
  const src = getHomeIconUrl(marca, getFileUrl, drawn)
  return {
    ...base,
    name: marca.nombre,
    short_name: marca.nombreCorto || marca.nombre,
    description: marca.lema,
    ...(marca.fondoOscuro && { theme_color: marca.fondoOscuro, background_color: marca.fondoOscuro }),
    icons:
      src === undefined
        ? [{ src: getIconUrl(marca, getFileUrl), sizes: 'any', purpose: 'any' }]
        : purposes.map((purpose) => ({ src, sizes: '512x512', type: 'image/png', purpose })),
  }
}
