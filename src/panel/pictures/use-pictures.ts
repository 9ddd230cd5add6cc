import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { send } from '../../api/client.ts'
import { errorMessage } from '../../api/errors.ts'
import { limits } from '../../contract/fields.ts'
import { guardarImagenProducto } from '../../contract/producto.ts'
import { isHeavy, shrink } from '../kit/fields/shrink.ts'
import { judged } from '../kit/fields/judged.tsx'
import { keyOfFile, type Waiting } from '../kit/fields/waiting.ts'
import { useBulk, type BulkAction } from '../kit/list/bulk.ts'
import { withSession } from '../kit/session.ts'
import { compare, nextOrden } from '../kit/text.ts'
import { matcherOf, type Kind, type Match, type Pictured } from './match.ts'

/** A chosen picture. */
interface Chosen {
  readonly file: File
  /** Why it cannot be sent as it is, or was not. */
  readonly reason?: string | undefined
  /** The product that somebody chose; null: none. */
  readonly target?: number | null
}

/** A picture with what its name says. */
export interface Picture extends Chosen {
  readonly key: string
  readonly match: Match
  readonly kind: Kind
  /** The product it goes to. */
  readonly goesTo: number | undefined
}

/** A picture on its way: to this product, at this place of its gallery. */
interface Sent {
  readonly file: File
  readonly idProducto: number
  readonly orden: number
}

export const isTooLarge = ({ size }: File): boolean => size > limits.image

/** What systems put beside the pictures of a folder. */
const isSystem = ({ name }: File): boolean => /^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name)

const picturesOf = (chosen: readonly Chosen[], products: readonly Pictured[]): Picture[] => {
  const match = matcherOf(products)
  const taken = new Set<string>()
  return chosen
    .map((one) => ({ ...one, match: match(one.file.name) }))
    .toSorted((a, b) => a.match.place - b.match.place || compare(a.file.name, b.file.name))
    .map((one): Picture => {
      const [first] = one.match.ids
      // The same file from two folders.
      const same = `${first} ${one.file.name.toLowerCase()} ${one.file.size}`
      const kind = one.match.kind === 'matched' && taken.has(same) ? 'there' : one.match.kind
      taken.add(same)
      const found = kind === 'matched' ? first : undefined
      return {
        ...one,
        key: keyOfFile(one.file),
        kind,
        goesTo: one.target === undefined ? found : (one.target ?? undefined),
      }
    })
}

const sentOf = (pictures: readonly Picture[], products: readonly Pictured[]): Sent[] => {
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
  const [shrinking, setShrinking] = useState<{ readonly at: number; readonly of: number }>()
  const pictures = useMemo(() => picturesOf(chosen, products), [chosen, products])
  const { run, at } = useBulk<Sent>(({ file }) => file.name)

  const change = (file: File, changed: Partial<Chosen>) =>
    setChosen((before) => before.map((one) => (one.file === file ? { ...one, ...changed } : one)))

  const add = async (files: readonly File[]) => {
    const { good, leftOut: refused } = await judged(
      files.filter((file) => !isSystem(file)),
      'image',
    )
    setLeftOut((before) => [...before, ...refused])
    setChosen((before) => [...new Map([...good, ...before].map((one) => [keyOfFile(one.file), one])).values()])
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
      setShrinking({ at: i + 1, of: heavy.length })
      try {
        change(file, { file: await shrink(file), reason: undefined })
      } catch {
        change(file, { reason: 'El navegador no pudo achicarla.' })
      }
    }
    setShrinking(undefined)
  }
  const action: BulkAction<Sent> = {
    label: 'Cargar',
    noun: ['imagen', 'imágenes'],
    did: (count, what) => `${count === 1 ? 'se cargó' : 'se cargaron'} ${what}`,
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
  /** Sends these, and answers whether all are there. Those that failed stay, each with its reason. */
  const sendAll = async (some: readonly Picture[]): Promise<boolean> => {
    const sent = sentOf(some, products)
    for (const { file } of sent) change(file, { reason: undefined })
    const failed = new Set((await run(action, sent)).map(({ file }) => file))
    const done = new Set(sent.flatMap(({ file }) => (failed.has(file) ? [] : [file])))
    setChosen((before) => before.filter(({ file }) => !done.has(file)))
    return failed.size === 0
  }
  return { pictures, leftOut, ready, heavy, shrinking, at, add, change, shrinkAll, sendAll }
}
