import { useState } from 'react'
import { lostFileReason } from '#api/lost-file.ts'
import { useOnce } from '../once.ts'

/** The reason, for people, why a file could not be made of another; `usual` where none is known. */
export const whyNotMade = (error: unknown, usual: string): string =>
  error instanceof Error && error.name === 'NoisyCanvas' ? error.message : (lostFileReason(error) ?? usual)

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
