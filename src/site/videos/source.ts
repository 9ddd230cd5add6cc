import { videoHost } from '../../brand.ts'
import type { Video } from '../../contract/video.ts'
import { isImage } from '../../ui/media-kind.ts'

/** The site's domain, and the short one that it gives out to share. */
const domain = videoHost.replace(/^www\./, '')
const shortHost = 'youtu.be'

const isOn = (host: string, url: URL): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`)

const addressOf = (link: string): URL | undefined => {
  const url = URL.parse(link)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** §2.11: whether a link leads to the external video site. */
export const isExternal = (link: string): boolean => {
  const url = addressOf(link)
  return url !== undefined && (isOn(domain, url) || isOn(shortHost, url))
}

const pathWithId = /^\/(?:shorts|embed|live|v)\/([^/]+)/

const idOf = (url: URL): string | null | undefined => {
  if (isOn(shortHost, url)) return url.pathname.split('/')[1]
  return pathWithId.exec(url.pathname)?.[1] ?? url.searchParams.get('v')
}

/** The frame of an external video, from the host that sets no cookies; none when the link names no video there. */
export const embedUrl = (link: string): string | undefined => {
  const url = addressOf(link)
  if (!url || !isExternal(link)) return undefined
  const id = idOf(url)
  return id && /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : undefined
}

/** In seconds: Safari shows the first frame only of a video that starts a little later. */
export const firstFrame = 0.001

/** What there is to see of a video (§2.11). */
export type Source =
  | { kind: 'image' | 'file'; path: string }
  | { kind: 'external'; link: string; frame: string | undefined }
  | { kind: 'nothing' }

export const sourceOf = ({ link, file }: Pick<Video, 'link' | 'file'>): Source => {
  if (file) return { kind: isImage(file) ? 'image' : 'file', path: file }
  if (link && isExternal(link)) return { kind: 'external', link, frame: embedUrl(link) }
  return { kind: 'nothing' }
}
