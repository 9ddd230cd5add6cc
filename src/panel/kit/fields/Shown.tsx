import { useState, type ReactNode } from 'react'
import { CropOffer } from '../crop/CropOffer.tsx'
import { FilePreview } from './FilePreview.tsx'
import { ShrinkOffer } from './ShrinkOffer.tsx'
import { sizeAdvice, type Size } from './size-advice.ts'
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
