import { Button } from '../../../ui/Button.tsx'
import { fileSize } from '../text.ts'
import { isHeavy, shrink } from './shrink.ts'
import { useMade } from './use-made.ts'

/** Offers a lighter copy of a heavy picture. Without the click the file is stored byte for byte. */
export function ShrinkOffer({ file, onFile }: { file: File; onFile: (lighter: File) => void }) {
  const { busy, failed, make } = useMade(onFile)
  if (!isHeavy(file)) return null
  return (
    <>
      <Button
        tone="quiet"
        busy={busy}
        busyLabel="Achicando…"
        aria-label={`Achicar ${file.name}`}
        onClick={() => void make(() => shrink(file))}
      >{`Achicar (${fileSize(file.size)})`}</Button>
      {failed && <output>El navegador no pudo achicarla.</output>}
    </>
  )
}
