import { useMemo, type ComponentProps } from 'react'
import { videoUrl } from './media-url.ts'

type VideoFileProps = Omit<ComponentProps<'video'>, 'src'> & {
  /** The path that the API gives; without a path nothing is fetched. */
  path: string | undefined
  /** The start, in seconds. */
  start?: number
}

/** A stored video, at the address that it was first shown with. */
export function VideoFile({ path, start, ...props }: VideoFileProps) {
  const url = useMemo(() => path && videoUrl(path), [path])
  return (
    <video src={url && start ? `${url}#t=${start}` : url} playsInline {...props}>
      Tu navegador no soporta el formato de video.
    </video>
  )
}
