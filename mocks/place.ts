/** Keeps of an upload what shows it, and so leaves out where it was made and by whom: photos (JPEG, PNG, GIF) and films (MP4, MOV). */
import { sniff } from '#contract/uploads.ts'
import { cleanFilm } from './film-place.ts'
import { keptOfGif } from './gif-place.ts'
import { keptOfJpeg } from './photo-place.ts'
import { createRead, join, toText } from './pieces.ts'
import { keptOfPng } from './png-place.ts'

const pictures: Readonly<Record<string, typeof keptOfPng>> = { jpg: keptOfJpeg, png: keptOfPng, gif: keptOfGif }
/** Films, and the first box of a MOV that is older than its signature. */
const films = /^(?:mp4|mov|wide|mdat|free|skip)$/

export interface Cleaned {
  /** The same file where nothing went. */
  readonly file: File
  /** Whether a film lost a track of text: its maker may miss the words. */
  readonly hadText: boolean
}

export const withoutPlace = async (file: File): Promise<Cleaned> => {
  const read = createRead(file)
  const kind = (await sniff(file)) ?? toText((await read(4, 4)).subarray(0, 4))
  const film = films.test(kind) ? await cleanFilm(read, file.size) : undefined
  const pieces = film?.pieces ?? pictures[kind]?.(read)
  const parts = pieces && (await join(file, pieces))
  if (!parts) return { file, hadText: false }
  return { file: new File(parts, file.name, file), hadText: film?.hadText === true }
}
