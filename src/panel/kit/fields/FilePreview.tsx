import { useCallback, useState, type SyntheticEvent } from 'react'
import { videos } from '../../../contract/uploads.ts'
import { extensionOf, isImage } from '../../../ui/media-kind.ts'
import { fileUrl } from '../../../ui/media-url.ts'
import type { Size } from './size-advice.ts'
import styles from './fields.module.css'

type FilePreviewProps = {
  of: File | string
  onSize: (size: Size) => void
  ground?: 'dark'
}

const kindOf = (of: File | string): 'image' | 'video' | undefined => {
  if (typeof of === 'string') return isImage(of) ? 'image' : videos.includes(extensionOf(of)) ? 'video' : undefined
  return of.type.startsWith('image/') ? 'image' : of.type.startsWith('video/') ? 'video' : undefined
}

/** Why there is no preview. */
const unseen = {
  image: 'Este navegador no puede mostrar la imagen: puede que esté dañada.',
  video:
    'Este navegador no puede reproducir el video, y puede que otros tampoco. Guardalo como MP4 con H.264, que se ve en todos.',
} as const

/** The ref of an element that shows a file: the object URL of a chosen one lives as long as its element. */
export const useSource = (of: File | string) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined
      const url = typeof of === 'string' ? fileUrl(of) : URL.createObjectURL(of)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [of],
  )

/** Shows and measures a picture or a video. Any other file shows its name where stored, and nothing where only chosen. */
export function FilePreview({ of, onSize, ground }: FilePreviewProps) {
  const [broken, setBroken] = useState(false)
  const source = useSource(of)
  const kind = kindOf(of)
  if (!kind || broken)
    return (
      <>
        {kind && <p className={styles.advice}>{unseen[kind]}</p>}
        {typeof of === 'string' && <StoredFile path={of} />}
      </>
    )

  const onError = () => setBroken(true)
  if (kind === 'image') {
    const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
      onSize({ width: naturalWidth, height: naturalHeight })
    return (
      <img
        ref={source}
        className={styles.preview}
        data-ground={ground}
        alt="Vista previa"
        draggable={false}
        onLoad={measure}
        onError={onError}
      />
    )
  }
  // Of a video whose pictures the browser cannot decode, the sound alone is played.
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) =>
    videoWidth === 0 ? onError() : onSize({ width: videoWidth, height: videoHeight })
  return (
    <video
      ref={source}
      className={styles.preview}
      aria-label="Vista previa"
      controls
      muted
      playsInline
      preload="metadata"
      onLoadedMetadata={measure}
      onError={onError}
    />
  )
}

const StoredFile = ({ path }: { path: string }) => (
  <p>
    Archivo actual:{' '}
    <a href={fileUrl(path)} target="_blank" rel="noopener noreferrer">
      {path.split(/[/\\]/).at(-1)}
    </a>
  </p>
)
