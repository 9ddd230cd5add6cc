import { useLayoutEffect, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { useCalm } from './calm.ts'
import { cx } from './cx.ts'
import { Picture } from './icons/index.tsx'
import { isImage } from './media-kind.ts'
import { fileUrl, sourcesOf } from './media-url.ts'
import { useLater } from './later.ts'
import { VideoFile } from './VideoFile.tsx'
import styles from './Media.module.css'

type MediaProps = {
  /** The path that the API gives. Without a path, or when the file does not load, a placeholder takes the same room. */
  path: string | null | undefined
  /** '' for decoration. */
  alt: string
  /** The picture's own proportions, which keep its room while it loads. */
  width: number
  height: number
  /** Taken from the extension by default (§2.4). */
  kind?: 'image' | 'video'
  /** How it fills the box that CSS gives it. */
  fit?: 'cover' | 'contain'
  /** The `sizes` of the image; without it the original file is loaded. */
  sizes?: string
  /** Loads at once, not lazily: for pictures of the first screen. */
  priority?: boolean
  /** A video with controls. Without it a video is silent and loops like a moving picture. */
  controls?: boolean
  className?: string
}

/** A stored file, shown as a picture or as a video. */
export function Media(props: MediaProps) {
  const { path, alt, width, height, kind, fit = 'cover', priority = false, className } = props
  const [broken, setBroken] = useState<string>()
  const [whole, setWhole] = useState<string>()
  // A file that failed offline is tried again when the network returns. The page listens from the moment that the placeholder is seen.
  useLayoutEffect(() => {
    if (broken === undefined) return undefined
    const again = () => setBroken(undefined)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [broken])
  const box: Box = {
    width,
    height,
    className: cx(styles.media, styles[fit], className),
    style: { aspectRatio: `${width} / ${height}` },
  }
  if (!path || path === broken) return <Placeholder alt={alt} box={box} />

  const onError = () => setBroken(path)
  const video = kind === undefined ? !isImage(path) : kind === 'video'
  if (video) return <Video {...box} path={path} onError={onError} alt={alt} controls={props.controls} />
  // When a resized width does not load, the original file is tried.
  const sizes = path === whole ? undefined : props.sizes
  return (
    <img
      {...box}
      sizes={sizes}
      srcSet={sizes && sourcesOf(path)}
      src={fileUrl(path)}
      onError={sizes ? () => setWhole(path) : onError}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
    />
  )
}

type Box = { width: number; height: number; className: string; style: CSSProperties }
type VideoProps = Box & { path: string; alt: string; onError: () => void; controls?: boolean }

/** A video that loads in a hidden slide must not start; the carousel starts it when its slide is shown. */
const onPlay = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
  if (currentTarget.closest('[inert]')) currentTarget.pause()
}

function Video({ alt, controls = false, ...rest }: VideoProps) {
  const still = useCalm(true)
  // Decorative videos wait until the first content has loaded.
  const due = useLater()
  return (
    <VideoFile
      {...rest}
      onPlay={onPlay}
      controls={controls}
      preload={controls ? 'metadata' : due ? 'auto' : 'none'}
      muted={!controls}
      loop={!controls}
      autoPlay={!controls && !still}
      data-decoration={controls ? undefined : ''}
      // A backend without video posters answers with none, which is harmless.
      poster={due ? fileUrl(rest.path, 1600) : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt === '' || undefined}
    />
  )
}

function Placeholder({ alt, box }: { alt: string; box: Box }) {
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt }
  return (
    <span {...name} className={cx(styles.placeholder, box.className)} style={box.style}>
      <Picture />
    </span>
  )
}
