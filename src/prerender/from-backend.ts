import { servedAt } from '../ui/media-url.ts'

/** Replaces the host's addresses of files by the backend's, for a later visit. `files`: the host's address of each stored path. */
export const fromBackend = (html: string, files: ReadonlyMap<string, string>): string => {
  const paths = new Map([...files].map(([path, host]) => [host, path]))
  return html.replaceAll(
    /(?<=[" ])(\/[^" ]+?)(?:\.(\d+)\.webp)?(?=[" ])/g,
    (address: string, host: string, width: string | undefined) => {
      const path = paths.get(host)
      if (path === undefined) return address
      return width === undefined ? servedAt(path) : `${servedAt(path)}?ancho=${width}`
    },
  )
}
