/**
 * Takes the place out of a film of boxes (MP4, MOV): Android's `©xyz`, 3GPP's `loci`, Apple's keys with their values, and XMP. Everything is
 * blanked in place, since the tables of a film count its bytes.
 */
import { erase, findXmpSpans, latin1 } from './photo-place.ts'

interface Box {
  readonly type: string
  readonly from: number
  /** Where its content begins. */
  readonly start: number
  readonly to: number
}

/** In bytes: far more than the description of a film of hours. */
const describedMax = 64 * 1024 * 1024
/** A film that is cut into pieces has thousands of boxes after its description. */
const boxesMax = 10_000

/** A box by its first 16 bytes. `end`: where the box around it ends. */
const readBox = (head: Uint8Array, from: number, end: number): Box | undefined => {
  if (head.length < 8) return undefined
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  const size = view.getUint32(0)
  const isLong = size === 1 && head.length >= 16
  const length = isLong ? Number(view.getBigUint64(8)) : size === 0 ? end - from : size
  const start = from + (isLong ? 16 : 8)
  const to = from + length
  return to < start || to > end ? undefined : { type: latin1(head.subarray(4, 8)), from, start, to }
}

/** The boxes of a film that describe it: they alone may hold a place. */
export const findFilmBoxes = async (file: Blob): Promise<Box[]> => {
  const boxes: Box[] = []
  let offset = 0
  for (let count = 0; count < boxesMax && offset < file.size; count += 1) {
    const head = new Uint8Array(await file.slice(offset, offset + 16).arrayBuffer())
    const box = readBox(head, offset, file.size)
    if (!box) break
    if (/^(?:moov|udta|meta|uuid)$/.test(box.type) && box.to - box.from <= describedMax) boxes.push(box)
    offset = box.to
  }
  return boxes
}

const listBoxes = (bytes: Uint8Array, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let offset = from; offset + 8 <= to;) {
    const box = readBox(bytes.subarray(offset, Math.min(offset + 16, to)), offset, to)
    if (!box) break
    boxes.push(box)
    offset = box.to
  }
  return boxes
}

/** A box of MP4 has a version before its content, the same one of MOV has none. */
const getMetaStart = (bytes: Uint8Array, { start }: Box) =>
  /^[\w ]{4}$/.test(latin1(bytes.subarray(start + 4, start + 8))) ? start : start + 4

/** The names of Apple's keys; the first has the number 1. */
const readKeys = (bytes: Uint8Array, { start, to }: Box): string[] =>
  listBoxes(bytes, start + 8, to).map(({ start: name, to: end }) => latin1(bytes.subarray(name, end)))

/** The values of a metadata box that state a place. */
const findValues = (bytes: Uint8Array, box: Box) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes = listBoxes(bytes, getMetaStart(bytes, box), box.to)
  const keys = boxes.filter(({ type }) => type === 'keys').flatMap((keyBox) => readKeys(bytes, keyBox))
  const items = boxes.filter(({ type }) => type === 'ilst').flatMap(({ start, to }) => listBoxes(bytes, start, to))
  return (
    items
      // Where keys name the items, the type of an item is the number of its key.
      .filter(({ type, from }) => type === '\xa9xyz' || /location|gps/i.test(keys[view.getUint32(from + 4) - 1] ?? ''))
      .flatMap(({ start, to }) => listBoxes(bytes, start, to))
      .filter(({ type }) => type === 'data')
      .map(({ start, to }) => ({ from: Math.min(start + 8, to), to, by: 0x20 as const }))
  )
}

/** Blanks a box, and has players skip it. */
const free = (bytes: Uint8Array, { from, start, to }: Box): boolean => {
  bytes.set([0x66, 0x72, 0x65, 0x65], from + 4)
  erase(bytes, { from: start, to, by: 0 })
  return true
}

const eraseBox = (bytes: Uint8Array, box: Box): boolean => {
  const { type, start, to } = box
  if (type === '\xa9xyz' || type === 'loci') return free(bytes, box)
  if (type === 'meta')
    return findValues(bytes, box)
      .map((place) => erase(bytes, place))
      .includes(true)
  if (type === 'uuid' || type === 'XMP_')
    return findXmpSpans(latin1(bytes.subarray(start, to)))
      .map((span) => erase(bytes, { from: span.from + start, to: span.to + start, by: 0x20 }))
      .includes(true)
  return /^(?:moov|udta|trak)$/.test(type) && eraseBoxes(bytes, start, to)
}

const eraseBoxes = (bytes: Uint8Array, from: number, to: number): boolean =>
  listBoxes(bytes, from, to)
    .map((box) => eraseBox(bytes, box))
    .includes(true)

/** Blanks the place in a box of the film; returns whether any was there. */
export const eraseFilmPlace = (bytes: Uint8Array): boolean => eraseBoxes(bytes, 0, bytes.length)
