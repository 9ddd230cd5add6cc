import { apiUrl } from '../api/base.ts'

let onHost: ReadonlyMap<string, string> = new Map()

/** On a first visit the page is there before its backend: these files come from the host, as long as this page lives. */
export const takeFromHost = (files: ReadonlyMap<string, string>): void => {
  onHost = files
}

/** Where a stored file is served: getImage takes the last segment of its path (§7). */
export const fileUrl = (path: string): string =>
  onHost.get(path) ?? apiUrl(`/api/getImage/${encodeURIComponent(path.split(/[/\\]/).at(-1) ?? '')}`)
