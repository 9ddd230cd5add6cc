import { apiUrl } from '../api/base.ts'

/** Where a stored file is served: getImage takes the last segment of its path (§7). */
export const fileUrl = (path: string): string => apiUrl(`/api/getImage/${encodeURIComponent(path.split(/[/\\]/).at(-1) ?? '')}`)
