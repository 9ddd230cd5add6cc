import { useMemo, type ComponentProps } from 'react'
import { videoUrl } from './media-url.ts'

type VideoFileProps = Omit<ComponentProps<'video'>, 'src'> & {
  /** As the API gives it; nothing is fetched without one. */
  path: string | undefined
  /** Where it starts, in seconds. */
  start?: number
}

/** A stored video. Whatever happens around it, its address stays what it was when it was first shown. */
export function VideoFile({ path, start, ...rest }: VideoFileProps) {
  const url = useMemo(() => path && videoUrl(path), [path])
  return (
    <video src={url && start ? `${url}#t=${start}` : url} playsInline {...rest}>
      Tu navegador no soporta el formato de video.
    </video>
  )
}
