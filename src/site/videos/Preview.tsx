import { useState } from 'react'
import { widths } from '#contract/widths.ts'
import { Play } from '#ui/icons/index.tsx'
import { Media } from '#ui/Media.tsx'
import { fileUrl, getRenditionSrcSet } from '#ui/media-url.ts'
import { VideoFile } from '#ui/VideoFile.tsx'
import { ExternalFrame } from './ExternalFrame.tsx'
import { film, firstFrame, type Source } from './source.ts'
import styles from './Preview.module.css'

const sizes = '(width >= 1024px) 33vw, (width >= 768px) 50vw, 100vw'

type PreviewProps = {
  source: Source
  title: string
  /** The video is on the first screen. */
  priority: boolean
}

/** A still of a video: an image, a file's first frame, the external player, or a plain card (§2.11). */
export function Preview({ source, title, priority }: PreviewProps) {
  switch (source.kind) {
    case 'image':
      return (
        <Media
          path={source.path}
          alt=""
          kind="image"
          {...film}
          sizes={sizes}
          priority={priority}
          className={styles.fill}
        />
      )
    case 'file':
      return <Still key={source.path} path={source.path} priority={priority} />
    case 'external':
      return (
        <div className={styles.card}>
          <Play />
          <p>{source.host}</p>
          {source.frame && <ExternalFrame src={source.frame} title={title} className={styles.fill} />}
        </div>
      )
    case 'nothing':
      return (
        <div className={styles.card}>
          <p>Sin video por ahora</p>
        </div>
      )
  }
}

/** The backend's poster of a video, or else the video's first frame. */
function Still({ path, priority }: { path: string; priority: boolean }) {
  const [none, setNone] = useState(false)
  if (none)
    return <VideoFile {...film} path={path} start={firstFrame} preload="metadata" muted className={styles.fill} />
  return (
    <img
      {...film}
      sizes={sizes}
      srcSet={getRenditionSrcSet(path)}
      src={fileUrl(path, widths[1])}
      onError={() => setNone(true)}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      className={styles.fill}
    />
  )
}
