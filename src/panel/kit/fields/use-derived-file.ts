import { useState } from 'react'
import { lostFileReason } from '#api/lost-file.ts'
import { useOnce } from '../once.ts'
import { NoisyCanvas } from './shrink.ts'

const noisy =
  'Este navegador llena de ruido las imágenes que una página redibuja, como protección contra el rastreo: acá no se puede achicar ni recortar. Probá con otro navegador u otro programa.'

/** The reason, for people, why a file could not be made of another; `usual` where none is known. */
export const whyNotMade = (error: unknown, usual: string): string =>
  error instanceof NoisyCanvas ? noisy : (lostFileReason(error) ?? usual)

/** Takes a file that the browser makes of another, a lighter one or a part. `failure` says why it could not, until the next attempt. */
export const useDerivedFile = (onFile: (made: File) => void, usual: string) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const make = useOnce(async (from: () => Promise<File>) => {
    setBusy(true)
    setFailure(undefined)
    try {
      onFile(await from())
    } catch (error) {
      setFailure(whyNotMade(error, usual))
    } finally {
      setBusy(false)
    }
  })
  return { busy, failure, make }
}
