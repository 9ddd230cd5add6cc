import type { ComponentProps } from 'react'
import { fileUrl } from '../../ui/media-url.ts'

/** A stored video. Safari shows the first frame only of a video that starts a little later. */
export const VideoFile = ({ path, ...rest }: ComponentProps<'video'> & { path: string }) => (
  <video src={`${fileUrl(path)}#t=0.001`} width={1280} height={720} playsInline {...rest}>
    Tu navegador no soporta el formato de video.
  </video>
)
