import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { isHeavy, shrink } from './shrink.ts'
import { fileSize } from '../text.ts'

/** Offers a lighter copy of a heavy picture. Without the click the file is stored byte for byte. */
export function ShrinkOffer({ file, onFile }: { file: File; onFile: (lighter: File) => void }) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<File>()
  if (!isHeavy(file)) return null
  const act = async () => {
    setBusy(true)
    try {
      onFile(await shrink(file))
    } catch {
      setFailed(file)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        tone="quiet"
        busy={busy}
        busyLabel="Achicando…"
        aria-label={`Achicar ${file.name}`}
        onClick={() => void act()}
      >{`Achicar (${fileSize(file.size)})`}</Button>
      {failed === file && <output>El navegador no pudo achicarla.</output>}
    </>
  )
}
