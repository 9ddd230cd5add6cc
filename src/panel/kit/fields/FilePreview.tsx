import { useCallback, useState, type SyntheticEvent } from 'react'
import { videos } from '#contract/upload-kinds.ts'
import { getExtension, isImage } from '#ui/media-kind.ts'
import { fileUrl } from '#ui/media-url.ts'
import type { Size } from './size-advice.ts'
import styles from './fields.module.css'

type FilePreviewProps = {
  fileOrPath: File | string
  onSize: (size: Size) => void
  ground?: 'dark'
}

const getMediaKind = (fileOrPath: File | string): 'image' | 'video' | undefined => {
  if (typeof fileOrPath === 'string')
    return isImage(fileOrPath) ? 'image' : videos.includes(getExtension(fileOrPath)) ? 'video' : undefined
  return fileOrPath.type.startsWith('image/') ? 'image' : fileOrPath.type.startsWith('video/') ? 'video' : undefined
}

/** The reasons for a missing preview. */
const unseen = {
  image: 'Este navegador no puede mostrar la imagen: puede que esté dañada.',
  video:
    'Este navegador no puede reproducir el video, y puede que otros tampoco. Guardalo como MP4 con H.264, que se ve en todos.',
} as const

/** The ref of an element that shows a file: the object URL of a chosen one lives as long as its element. */
export const useSource = (fileOrPath: File | string) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined
      const url = typeof fileOrPath === 'string' ? fileUrl(fileOrPath) : URL.createObjectURL(fileOrPath)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [fileOrPath],
  )

/** Shows and measures a picture or a video. Any other file shows its name where stored, and nothing where only chosen. */
export function FilePreview({ fileOrPath, onSize, ground }: FilePreviewProps) {
  const [broken, setBroken] = useState(false)
  const source = useSource(fileOrPath)
  const kind = getMediaKind(fileOrPath)
  if (!kind || broken)
    return (
      <>
        {kind && <p className={styles.advice}>{unseen[kind]}</p>}
        {typeof fileOrPath === 'string' && <StoredFile path={fileOrPath} />}
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
  // A video that the browser cannot decode may still play its sound.
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
