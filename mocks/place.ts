/** Keeps of an upload what shows it, and so leaves out where it was made and by whom: photos (JPEG, PNG, GIF) and films (MP4, MOV). */
import { sniff } from '#contract/uploads.ts'
import { cleanFilm } from './film-place.ts'
import { keptOfGif } from './gif-place.ts'
import { keptOfJpeg } from './photo-place.ts'
import { createRead, join } from './pieces.ts'
import { keptOfPng } from './png-place.ts'

const pictures: Readonly<Record<string, typeof keptOfPng>> = { jpg: keptOfJpeg, png: keptOfPng, gif: keptOfGif }

export interface Cleaned {
  /** The same file where nothing went. */
  readonly file: File
  /** Whether a film lost a track of text: its maker may miss the words. */
  readonly hadText: boolean
}

export const withoutPlace = async (file: File): Promise<Cleaned> => {
  const read = createRead(file)
  const extension = (await sniff(file)) ?? ''
  const film = /^(?:mp4|mov)$/.test(extension) ? await cleanFilm(read, file.size) : undefined
  const pieces = film?.pieces ?? pictures[extension]?.(read)
  const parts = pieces && (await join(file, pieces))
  if (!parts) return { file, hadText: false }
  const { name, type, lastModified } = file
  return { file: new File(parts, name, { type, lastModified }), hadText: film?.hadText === true }
}
