import { useLayoutEffect, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'
import { cx } from './cx.ts'
import { Picture } from './icons/index.tsx'
import { isImage } from './media-kind.ts'
import { fileUrl, getSrcSet } from './media-url.ts'
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
  className?: string | undefined
}

/** A stored file, shown as a picture or as a video. A video is silent and loops like a moving picture. */
export function Media({
  path,
  alt,
  width,
  height,
  kind = isImage(path ?? '') ? 'image' : 'video',
  fit = 'cover',
  sizes: served,
  priority = false,
  className,
}: MediaProps) {
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
  if (kind === 'video') return <Video {...box} path={path} onError={onError} alt={alt} />
  // When a resized width does not load, the original file is tried.
  const sizes = path === whole ? undefined : served
  return (
    <img
      {...box}
      sizes={sizes}
      srcSet={sizes && getSrcSet(path)}
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
type VideoProps = Box & { path: string; alt: string; onError: () => void }

/** A video that loads in a hidden slide must not start; the carousel starts it when its slide is shown. */
const onPlay = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
  if (currentTarget.closest('[inert]')) currentTarget.pause()
}

function Video({ alt, ...props }: VideoProps) {
  const still = useReducedMotion(true)
  // Waits until the first content has loaded.
  const due = useLater()
  return (
    <VideoFile
      {...props}
      onPlay={onPlay}
      preload={due ? 'auto' : 'none'}
      muted
      loop
      autoPlay={!still}
      data-decoration=""
      // A backend without video posters answers with none, which is harmless.
      poster={due ? fileUrl(props.path, 1600) : undefined}
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
