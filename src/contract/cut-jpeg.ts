/** A JPEG without its end, as a broken copy or download leaves it: browsers show its lower part grey, and report nothing. */
import { readSegments } from './jpeg.ts'

export const cutWords = 'Está cortada: le falta el final, y abajo se ve gris. Buscá el original.'

const endOfImage = 0xd9

export const isCutJpeg = async (file: Blob): Promise<boolean> => {
  const start = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  if (start[0] !== 0xff || start[1] !== 0xd8 || start[2] !== 0xff) return false
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A segment may hold a small picture with an end of its own.
  let from = 0
  for await (const segment of readSegments(file)) from = segment.end
  for (let end = bytes.indexOf(endOfImage, from); end > 0; end = bytes.indexOf(endOfImage, end + 1))
    if (bytes[end - 1] === 0xff) return false
  return true
}
