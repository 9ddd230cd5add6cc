import { playerHosts, videoHost } from '../../brand.ts'
import type { Video } from '#contract/video.ts'
import { isImage } from '#ui/media-kind.ts'
import { parseUrl } from '#ui/parse-url.ts'

/** The video site's domain, and its short domain for sharing. */
const domain = videoHost.replace(/^www\./, '')
const shortHost = 'youtu.be'

const isOn = (host: string, url: URL): boolean => url.hostname === host || url.hostname.endsWith(`.${host}`)

const parseWebUrl = (link: string): URL | undefined => {
  const url = parseUrl(link)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** §2.11: whether a link leads to the external video site. */
export const isExternal = (link: string): boolean => {
  const url = parseWebUrl(link)
  return url !== undefined && (isOn(domain, url) || isOn(shortHost, url))
}

const pathWithId = /^\/(?:shorts|embed|live|v)\/([^/]+)/

const getVideoId = (url: URL): string | null | undefined => {
  if (isOn(shortHost, url)) return url.pathname.split('/')[1]
  return pathWithId.exec(url.pathname)?.[1] ?? url.searchParams.get('v')
}

/** The embedded player of a video, from the host that sets no cookies. */
const siteFrame = (url: URL): string | undefined => {
  const id = getVideoId(url)
  return id && /^[\w-]+$/.test(id) ? `https://${playerHosts.site}/embed/${id}` : undefined
}

const vimeoFrame = ({ pathname }: URL): string | undefined => {
  const id = /^\/(?:.+\/)?(\d+)(?:\/|$)/.exec(pathname)?.[1]
  return id && `https://${playerHosts.vimeo}/video/${id}`
}

/**
 * The player for a link; undefined when the link has no video, or its site refuses frames. A tile then links to the
 * site.
 */
export const embedUrl = (link: string): string | undefined => {
  const url = parseWebUrl(link)
  if (!url) return undefined
  if (isExternal(link)) return siteFrame(url)
  return isOn('vimeo.com', url) ? vimeoFrame(url) : undefined
}

/** The proportions of a film, which keep its room. */
export const film = { width: 1280, height: 720 } as const

/** In seconds: Safari shows a first frame only for videos that start a little later than 0. */
export const firstFrame = 0.001

/** The source of a video's picture and player (§2.11). */
export type Source =
  | { kind: 'image' | 'file'; path: string }
  | { kind: 'external'; link: string; host: string; frame: string | undefined }
  | { kind: 'nothing' }

export const getSource = ({ link, file }: Pick<Video, 'link' | 'file'>): Source => {
  if (file) return { kind: isImage(file) ? 'image' : 'file', path: file }
  const url = parseWebUrl(link ?? '')
  return url
    ? { kind: 'external', link: url.href, host: url.hostname.replace(/^www\./, ''), frame: embedUrl(url.href) }
    : { kind: 'nothing' }
}
