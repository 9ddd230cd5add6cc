import { apiUrl } from '#api/base.ts'
import { widths } from '#contract/widths.ts'

let onHost: ReadonlyMap<string, string> = new Map()

/** On a first visit the page loads before its backend: until the page closes, these files come from the host. */
export const takeFromHost = (files: ReadonlyMap<string, string>): void => {
  onHost = files
}

/** The backend's address of a stored file: getImage takes the last segment of the path (§7). */
export const getServedUrl = (path: string) =>
  apiUrl(`/api/getImage/${encodeURIComponent(path.split(/[/\\]/).at(-1) ?? '')}`)

/** The address of a stored file; with `width`, of a picture that wide. */
export const fileUrl = (path: string, width?: number): string => {
  const host = onHost.get(path)
  if (width === undefined) return host ?? getServedUrl(path)
  return host === undefined ? `${getServedUrl(path)}?ancho=${width}` : `${host}.${width}.webp`
}

/** The `srcset` of a file's pictures, one per served width. */
export const getRenditionSrcSet = (path: string): string =>
  widths.map((width) => `${fileUrl(path, width)} ${width}w`).join(', ')

/** `getRenditionSrcSet` plus the original picture, which counts as the widest. */
export const getSrcSet = (path: string): string => `${getRenditionSrcSet(path)}, ${fileUrl(path)} 2560w`

/**
 * Chromium does not play a video when some ranges come from the host and some from a worker under one address. So a
 * video keeps its first source: the host, or the backend once the worker controls the page.
 */
export const videoUrl = (path: string): string =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller ? getServedUrl(path) : fileUrl(path)

/** Where the host has files of this page, by path. */
export const filesOfHost = (): ReadonlyMap<string, string> => onHost
