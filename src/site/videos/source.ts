import { playerHosts, videoHost } from '../../brand.ts'
import type { Video } from '../../contract/video.ts'
import { isImage } from '../../ui/media-kind.ts'
import { parseUrl } from '../../ui/parse-url.ts'

/** The site's domain, and the short one that it gives out to share. */
const domain = videoHost.replace(/^www\./, '')
const shortHost = 'youtu.be'

const isOn = (host: string, url: URL): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`)

const addressOf = (link: string): URL | undefined => {
  const url = parseUrl(link)
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

/** The frame of a film of the video site, from the host that sets no cookies. */
const siteFrame = (url: URL): string | undefined => {
  const id = idOf(url)
  return id && /^[\w-]+$/.test(id) ? `https://${playerHosts.site}/embed/${id}` : undefined
}

const vimeoFrame = ({ pathname }: URL): string | undefined => {
  const id = /^\/(?:.+\/)?(\d+)(?:\/|$)/.exec(pathname)?.[1]
  return id && `https://${playerHosts.vimeo}/video/${id}`
}

/** The player of a link; none when it names no film there, or a site that may not be framed: a tile leads to that one. */
export const embedUrl = (link: string): string | undefined => {
  const url = addressOf(link)
  if (!url) return undefined
  if (isExternal(link)) return siteFrame(url)
  return isOn('vimeo.com', url) ? vimeoFrame(url) : undefined
}

/** In seconds: Safari shows the first frame only of a video that starts a little later. */
export const firstFrame = 0.001

/** What there is to see of a video (§2.11). */
export type Source =
  | { kind: 'image' | 'file'; path: string }
  | { kind: 'external'; link: string; host: string; frame: string | undefined }
  | { kind: 'nothing' }

export const sourceOf = ({ link, file }: Pick<Video, 'link' | 'file'>): Source => {
  if (file) return { kind: isImage(file) ? 'image' : 'file', path: file }
  const url = addressOf(link ?? '')
  return url
    ? { kind: 'external', link: url.href, host: url.hostname.replace(/^www\./, ''), frame: embedUrl(url.href) }
    : { kind: 'nothing' }
}
