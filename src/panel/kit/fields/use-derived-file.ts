import { useState } from 'react'
import { useOnce } from '../once.ts'

/** Takes a file that the browser makes of another, a lighter one or a part; `failed` until the next attempt. */
export const useDerivedFile = (onFile: (made: File) => void) => {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const make = useOnce(async (from: () => Promise<File>) => {
    setBusy(true)
    setFailed(false)
    try {
      onFile(await from())
    } catch {
      setFailed(true)
    } finally {
      setBusy(false)
    }
  })
  return { busy, failed, make }
}
