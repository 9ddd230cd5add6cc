import { apiUrl } from '../api/base.ts'
import { widths } from '../contract/widths.ts'

let onHost: ReadonlyMap<string, string> = new Map()

/** On a first visit the page is there before its backend: these files come from the host, as long as this page lives. */
export const takeFromHost = (files: ReadonlyMap<string, string>): void => {
  onHost = files
}

/** The backend's address of a stored file: getImage takes the last segment of its path (§7). */
const servedAt = (path: string) => apiUrl(`/api/getImage/${encodeURIComponent(path.split(/[/\\]/).at(-1) ?? '')}`)

/** Where a stored file is served; a picture for so many px. */
export const fileUrl = (path: string, width?: number): string => {
  const host = onHost.get(path)
  if (width === undefined) return host ?? servedAt(path)
  return host === undefined ? `${servedAt(path)}?ancho=${width}` : `${host}.${width}.webp`
}

/** What there may be of a file as a picture, in every width, for a browser to choose from. */
export const renditionsOf = (path: string): string =>
  widths.map((width) => `${fileUrl(path, width)} ${width}w`).join(', ')

/** The same of a picture; whatever the original's width is, it stands for the widest. */
export const sourcesOf = (path: string): string => `${renditionsOf(path)}, ${fileUrl(path)} 2560w`

/**
 * Chromium plays no video whose parts come from the host and from a worker under one address. So a video of the host
 * stays the host's, and one that is first shown when the worker is there comes from the backend.
 */
export const videoUrl = (path: string): string =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller ? servedAt(path) : fileUrl(path)

/** The same markup for a later page, whose files come from the backend. */
export const fromBackend = (html: string): string =>
  [...onHost].reduce(
    (text, [path, host]) =>
      widths
        .reduce((sized, width) => sized.replaceAll(`${host}.${width}.webp `, `${servedAt(path)}?ancho=${width} `), text)
        .replaceAll(`${host} `, `${servedAt(path)} `)
        .replaceAll(`"${host}"`, `"${servedAt(path)}"`),
    html,
  )
