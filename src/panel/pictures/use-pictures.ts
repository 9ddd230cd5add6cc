import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { send } from '#api/client.ts'
import { errorMessage } from '#api/errors.ts'
import { isCutJpeg } from '#contract/cut-jpeg.ts'
import { guardarImagenProducto } from '#contract/producto-gallery-writes.ts'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { shrink } from '../kit/fields/draw.ts'
import { isHeavy } from '../kit/fields/shrink.ts'
import { judgeFiles } from '../kit/fields/judged.tsx'
import { whyNotMade } from '../kit/fields/use-derived-file.ts'
import { getFileKey, type Waiting } from '../kit/fields/waiting.ts'
import { useBulk, type BulkAction } from '../kit/list/bulk.ts'
import { withSession } from '../kit/session.ts'
import { compare, nextOrden } from '../kit/text.ts'
import { createMatcher, type Kind, type Match } from './match.ts'
import type { Pictured } from './named.ts'

interface Chosen {
  readonly file: File
  /** The reason why the picture cannot be sent, or was not. */
  readonly reason?: string | undefined
  /** The product that the user chose; null: none. */
  readonly target?: number | null
  /** The picture lacks its end. */
  readonly isCut?: true
}

/** A picture with the match of its name. */
export interface Picture extends Chosen {
  readonly key: string
  readonly match: Match
  readonly kind: Kind | 'cut'
  /** The product that gets the picture. */
  readonly goesTo: number | undefined
}

/** A picture on its way to this position in the gallery of this product. */
interface Upload {
  readonly file: File
  readonly idProducto: number
  readonly orden: number
}

export const isTooLarge = ({ size }: File): boolean => size > uploadKinds.image.limit

/** Files that systems put beside the pictures of a folder. */
const isSystem = ({ name }: File): boolean =>
  name.startsWith('.') || ['thumbs.db', 'desktop.ini'].includes(name.toLowerCase())

const toPictures = (chosen: readonly Chosen[], products: readonly Pictured[]): Picture[] => {
  const match = createMatcher(products)
  const taken = new Set<string>()
  return chosen
    .map((picture) => ({ ...picture, match: match(picture.file.name) }))
    .toSorted((a, b) => a.match.position - b.match.position || compare(a.file.name, b.file.name))
    .map((picture): Picture => {
      const [first] = picture.match.ids
      // The same file from two folders.
      const same = `${first} ${picture.file.name.toLowerCase()} ${picture.file.size}`
      const again = picture.match.kind === 'matched' && taken.has(same) ? 'there' : picture.match.kind
      const kind = again === 'matched' && picture.isCut ? 'cut' : again
      taken.add(same)
      const matchedId = kind === 'matched' ? first : undefined
      return {
        ...picture,
        key: getFileKey(picture.file),
        kind,
        goesTo: picture.target === undefined ? matchedId : (picture.target ?? undefined),
      }
    })
}

const toUploads = (pictures: readonly Picture[], products: readonly Pictured[]): Upload[] => {
  const next = new Map(products.map(({ id, imagenes }) => [id, nextOrden(imagenes)]))
  return pictures.flatMap(({ file, goesTo: idProducto }) => {
    const orden = idProducto === undefined ? undefined : next.get(idProducto)
    if (idProducto === undefined || orden === undefined) return []
    next.set(idProducto, orden + 1)
    return [{ file, idProducto, orden }]
  })
}

/** The chosen pictures, their products, and the sending of them all. */
export const usePictures = (dropped: readonly File[], products: readonly Pictured[]) => {
  const [chosen, setChosen] = useState<readonly Chosen[]>([])
  const [leftOut, setLeftOut] = useState<readonly Waiting[]>([])
  const [shrinking, setShrinking] = useState<{ readonly position: number; readonly total: number }>()
  const pictures = useMemo(() => toPictures(chosen, products), [chosen, products])
  const { run, rowNumber: pictureNumber } = useBulk<Upload>(({ file }) => file.name)

  const change = (file: File, changed: Partial<Chosen>) =>
    setChosen((previous) => previous.map((picture) => (picture.file === file ? { ...picture, ...changed } : picture)))

  const add = async (files: readonly File[]) => {
    const { good, leftOut: refused } = await judgeFiles(
      files.filter((file) => !isSystem(file)),
      'image',
    )
    setLeftOut((previous) => [...previous, ...refused])
    setChosen((previous) => [
      ...new Map([...good, ...previous].map((picture) => [getFileKey(picture.file), picture])).values(),
    ])
    // One after another: a folder of photos is larger than the memory. A file that is gone is said when it is sent.
    for (const { file } of good) if (await isCutJpeg(file).catch(() => false)) change(file, { isCut: true })
  }
  const addDropped = useEffectEvent(add)
  useEffect(() => {
    const take = async () => {
      if (dropped.length > 0) await addDropped(dropped)
    }
    void take()
  }, [dropped])

  const ready = pictures.filter(({ goesTo, file }) => goesTo !== undefined && !isTooLarge(file))
  const heavy = pictures.filter(({ file }) => isHeavy(file)).map(({ file }) => file)

  const shrinkAll = async () => {
    for (const [i, file] of heavy.entries()) {
      setShrinking({ position: i + 1, total: heavy.length })
      try {
        change(file, { file: await shrink(file), reason: undefined })
      } catch (error) {
        change(file, { reason: whyNotMade(error, 'El navegador no pudo achicarla.') })
      }
    }
    setShrinking(undefined)
  }
  const action: BulkAction<Upload> = {
    label: 'Cargar',
    noun: ['imagen', 'imágenes'],
    did: (count, subject) => `${count === 1 ? 'se cargó' : 'se cargaron'} ${subject}`,
    changes: guardarImagenProducto.changes,
    write: async ({ file, idProducto, orden }) => {
      try {
        return await withSession(() => send(guardarImagenProducto, { idProducto, imagen: file, orden }))
      } catch (error) {
        change(file, { reason: errorMessage(error) })
        throw error
      }
    },
  }
  /** Sends these, and resolves with whether all arrived. Failed pictures stay, each with its reason. */
  const sendAll = async (some: readonly Picture[]): Promise<boolean> => {
    const uploads = toUploads(some, products)
    for (const { file } of uploads) change(file, { reason: undefined })
    const failed = new Set((await run(action, uploads)).map(({ file }) => file))
    const done = new Set(uploads.flatMap(({ file }) => (failed.has(file) ? [] : [file])))
    setChosen((previous) => previous.filter(({ file }) => !done.has(file)))
    return failed.size === 0
  }
  return { pictures, leftOut, ready, heavy, shrinking, pictureNumber, add, change, shrinkAll, sendAll }
}
