import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CropOffer } from '../crop/CropOffer.tsx'
import { fileSize } from '../text.ts'
import { FilePreview } from './FilePreview.tsx'
import { isHeavy, shrink } from './shrink.ts'
import { sizeAdvice, type Size } from './size-advice.ts'
import { useMade } from './use-made.ts'
import styles from './fields.module.css'

type ShownProps = {
  /** The file to send, or the path of the stored file. */
  of: File | string
  recommended?: string | undefined
  ground?: 'dark' | undefined
  /** The preview is a grip that drags the whole. */
  grip?: boolean | undefined
  /** Takes a lighter copy, or one of the recommended size; without it none is offered. */
  onFile?: ((file: File) => void) | undefined
  /** The words before the advice. */
  children?: ReactNode
}

/** A file with its preview, advice about its size, and the offers to shrink and crop it. */
export function Shown({ of, recommended, ground, grip, onFile, children }: ShownProps) {
  const [size, setSize] = useState<Size>()
  return (
    <>
      <div data-grip={grip ? '' : undefined}>
        <FilePreview of={of} onSize={setSize} ground={ground} />
      </div>
      <div className={styles.words}>
        {children}
        <output className={styles.advice}>{recommended && size && sizeAdvice(size, recommended)}</output>
        {onFile && of instanceof File && <ShrinkOffer file={of} onFile={onFile} />}
        {onFile && of instanceof File && recommended !== undefined && (
          <CropOffer file={of} size={size} recommended={recommended} onFile={onFile} />
        )}
      </div>
    </>
  )
}

/** Offers a lighter copy of a heavy picture. Without the click the file is stored byte for byte. */
function ShrinkOffer({ file, onFile }: { file: File; onFile: (lighter: File) => void }) {
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
