/**
 * Keeps of a film of boxes (MP4, MOV) what its pictures and sound need. All other boxes become free space, and all bytes that are no such
 * sample zeros: the tables of a film count its bytes, so that none may move.
 */
import { toText, toView, zeros, type Piece, type Read, type Span } from './pieces.ts'

interface Box extends Span {
  readonly type: string
  /** Where its content begins. */
  readonly start: number
}
type Inside = Pick<Box, 'start' | 'to'>

/** The boxes that only hold others. */
const containers: ReadonlySet<string> = new Set('moov trak mdia minf stbl edts tapt mvex moof traf'.split(' '))
const kept: ReadonlySet<string> = new Set([
  ...containers,
  ...'ftyp styp wide mdat sidx mvhd iods tkhd clef prof enof elst mdhd elng hdlr vmhd smhd dinf stsd stts'.split(' '),
  ...'ctts cslg stss stps stsc stsz stz2 stco co64 sdtp stsh padb sbgp sgpd mehd trex mfhd tfhd tfdt trun'.split(' '),
])

/** Offsets may lead anywhere: outside stand zeros. */
const number = (bytes: Uint8Array, offset: number) => (offset + 4 > bytes.length ? 0 : toView(bytes).getUint32(offset))
const long = (bytes: Uint8Array, offset: number) => number(bytes, offset) * 2 ** 32 + number(bytes, offset + 4)

/** Far more than a film of fragments has. What comes behind is not kept. */
const boxesMax = 100_000

/** The boxes within a box or the file. One that goes on beyond the end ends there. */
const listBoxes = async (read: Read, { start: first, to: end }: Inside): Promise<Box[]> => {
  const boxes: Box[] = []
  for (let from = first; from + 8 <= end && boxes.length < boxesMax; from = boxes.at(-1)?.to ?? end) {
    const head = await read(from, 16)
    const size = number(head, 0)
    const start = from + (size === 1 ? 16 : 8)
    const to = Math.min(size === 1 ? from + long(head, 8) : size === 0 ? end : from + size, end)
    if (to < start) break
    boxes.push({ type: toText(head.subarray(4, 8)), from, start, to })
  }
  return boxes
}

const inTurn = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** The boxes on a path of types. */
const findAll = async (read: Read, around: readonly Inside[], ...path: readonly string[]): Promise<Box[]> => {
  const [type, ...others] = path
  const boxes = (await inTurn(around, (box) => listBoxes(read, box))).flat().filter((box) => box.type === type)
  return others.length === 0 ? boxes : findAll(read, boxes, ...others)
}

const readContent = async (read: Read, { start, to }: Inside) => (await read(start, to - start)).subarray(0, to - start)

/** The content of the first box on a path; empty without one. */
const find = async (read: Read, around: Inside, ...path: readonly string[]) => {
  const [box] = await findAll(read, [around], ...path)
  return box ? readContent(read, box) : new Uint8Array()
}

/** The track that a box is about, if it is about one. */
const getTrack = async (read: Read, box: Box): Promise<number | undefined> => {
  if (/^(?:trex|sidx)$/.test(box.type)) return number(await readContent(read, box), 4)
  if (box.type === 'traf') return number(await find(read, box, 'tfhd'), 4)
  const head = box.type === 'trak' ? await find(read, box, 'tkhd') : undefined
  return head && number(head, head[0] === 1 ? 20 : 12)
}

/** Where the samples of a track lie. Without `to` they may go on to the next ones: a table of sound may count frames. */
interface Samples {
  readonly track: number | undefined
  readonly from: number
  readonly to?: number
}

const listChunks = async (read: Read, trak: Box): Promise<Samples[]> => {
  const findTable = (type: string) => find(read, trak, 'mdia', 'minf', 'stbl', type)
  const [runs, sizes] = [await findTable('stsc'), await findTable('stsz')]
  const [short, wide] = [await findTable('stco'), await findTable('co64')]
  const track = await getTrack(read, trak)
  const hasSizes = sizes.length > 0 && number(sizes, 4) === 0
  let [run, sample] = [8, 12]
  return Array.from({ length: short.length > 0 ? (short.length - 8) / 4 : (wide.length - 8) / 8 }, (_, index) => {
    const from = short.length > 0 ? number(short, 8 + index * 4) : long(wide, 8 + index * 8)
    while (run + 12 < runs.length && number(runs, run + 12) <= index + 1) run += 12
    let to = from
    for (const end = sample + number(runs, run + 4) * 4; sample < Math.min(end, sizes.length); sample += 4)
      to += number(sizes, sample)
    return { track, from, ...(hasSizes && { to }) }
  })
}

/** How many bytes the fields take that the flags announce, four each. */
const sizeOf = (flags: number, ...fields: readonly number[]) => 4 * fields.filter((field) => flags & field).length

/** Where the samples of a fragment lie; `usual`: how large each of a track is. */
const listRuns = async (read: Read, moof: Box, usual: ReadonlyMap<number, number>): Promise<Samples[]> => {
  const samples: Samples[] = []
  let end = moof.from
  for (const traf of await findAll(read, [moof], 'traf')) {
    const head = await find(read, traf, 'tfhd')
    const [flags, track] = [number(head, 0), number(head, 4)]
    const size = flags & 0x10 ? number(head, 8 + sizeOf(flags, 1, 1, 2, 8)) : (usual.get(track) ?? 0)
    const base = flags & 1 ? long(head, 8) : flags & 0x2_00_00 ? moof.from : end
    end = base
    for (const trun of await findAll(read, [traf], 'trun')) {
      const run = await readContent(read, trun)
      const [has, count] = [number(run, 0), number(run, 4)]
      const from = has & 1 ? base + (number(run, 8) | 0) : end
      const [first, width] = [8 + sizeOf(has, 1, 4), sizeOf(has, 0x1_00, 0x2_00, 0x4_00, 0x8_00)]
      const last = has & 0x2_00 ? Math.min(first + count * width, run.length) : first
      end = from + (has & 0x2_00 ? 0 : count * size)
      for (let at = first; at < last; at += width) end += number(run, at + sizeOf(has, 0x1_00))
      samples.push({ track, from, to: end })
    }
  }
  return samples
}

interface Film {
  readonly read: Read
  /** What boxes may be about: tracks of pictures or sound, or none. */
  readonly tracks: ReadonlySet<number | undefined>
  /** The samples of these tracks, the next one last. */
  readonly samples: Span[]
}

/** The samples between two places of a film, and zeros around them. */
function* keptOfData({ samples }: Film, from: number, to: number): Generator<Piece> {
  for (let end = from; ;) {
    const sample = samples.at(-1) ?? { from: to, to }
    const start = Math.min(Math.max(sample.from, end), to)
    for (; end < start; end = Math.min(start, end + zeros.size)) yield zeros.slice(0, start - end)
    if (sample.from >= to) return
    const stop = Math.min(sample.to, to)
    if (stop > end) yield { from: end, to: stop }
    if (sample.to > to) return
    end = Math.max(stop, end)
    samples.pop()
  }
}

async function* keptOfBoxes(film: Film, around: Inside): AsyncGenerator<Piece> {
  let end = around.start
  for (const box of await listBoxes(film.read, around)) {
    const { type, from, start, to } = box
    const isKept = kept.has(type) && film.tracks.has(await getTrack(film.read, box))
    yield { from, to: from + 4 }
    yield isKept ? { from: from + 4, to: from + 8 } : new Blob(['free'])
    yield { from: from + 8, to: start }
    if (isKept && containers.has(type)) yield* keptOfBoxes(film, box)
    else if (isKept && type !== 'mdat') yield { from: start, to }
    else yield* keptOfData(film, start, to)
    end = to
  }
  yield* keptOfData(film, end, around.to)
}

/** The samples of these tracks, the last ones first. */
const listSamples = async (read: Read, file: Inside, moov: Box, traks: readonly Box[], tracks: Film['tracks']) => {
  const extensions = await inTurn(await findAll(read, [moov], 'mvex', 'trex'), (trex) => readContent(read, trex))
  const usual = new Map(extensions.map((trex) => [number(trex, 4), number(trex, 16)] as const))
  const chunks = await inTurn(traks, (trak) => listChunks(read, trak))
  const runs = await inTurn(await findAll(read, [file], 'moof'), (moof) => listRuns(read, moof, usual))
  const samples = [...chunks, ...runs].flat()
  const starts = [...(await listBoxes(read, file)), ...samples].map(({ from }) => from).toSorted((a, b) => a - b)
  const ends = new Map(starts.map((from, index) => [from, starts[index + 1]]))
  return samples
    .filter(({ track }) => tracks.has(track))
    .map(({ from, to = ends.get(from) ?? file.to }) => ({ from, to }))
    .toSorted((a, b) => b.from - a.from)
}

/** The pieces of a film, and whether a track of text goes; undefined for a file whose tracks cannot be read: zeros would be all that is left of the film. */
export const cleanFilm = async (read: Read, size: number) => {
  const file = { start: 0, to: size }
  const [moov] = await findAll(read, [file], 'moov')
  // The description of some old films is packed.
  if (!moov || (await findAll(read, [moov], 'cmov')).length > 0) return undefined
  const traks = await findAll(read, [moov], 'trak')
  const kinds = await inTurn(traks, async (trak) => toText((await find(read, trak, 'mdia', 'hdlr')).subarray(8, 12)))
  const media = traks.filter((_, index) => /^(?:vide|soun)$/.test(kinds[index] ?? ''))
  const tracks = new Set<number | undefined>(await inTurn(media, (trak) => getTrack(read, trak)))
  const samples = await listSamples(read, file, moov, traks, tracks)
  return {
    pieces: keptOfBoxes({ read, samples, tracks: tracks.add(undefined) }, file),
    hadText: kinds.some((kind) => /^(?:text|sbtl|subt|clcp)$/.test(kind)),
  }
}
