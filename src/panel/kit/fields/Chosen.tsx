import { useState } from 'react'
import { CropOffer } from '../crop/CropOffer.tsx'
import { FilePreview } from './FilePreview.tsx'
import { sizeAdvice, type Size } from './size-advice.ts'
import styles from './fields.module.css'

type ChosenProps = {
  /** The file to send, or the path of the stored file. */
  of: File | string
  /** '586x1400' of §9. Another size is a warning, never a refusal. */
  recommended: string | undefined
  /** The background on the public page. */
  ground?: 'dark' | undefined
  /** Takes the file cropped to the recommended size. */
  onCropped?: (cropped: File) => void
}

/** A file with its preview, its real size, and advice about that size. */
export function Chosen({ of, recommended, ground, onCropped }: ChosenProps) {
  const [size, setSize] = useState<Size>()
  return (
    <>
      <FilePreview of={of} onSize={setSize} ground={ground} />
      <output className={styles.advice}>{recommended && size && sizeAdvice(size, recommended)}</output>
      {onCropped && recommended !== undefined && of instanceof File && (
        <CropOffer file={of} size={size} recommended={recommended} onFile={onCropped} />
      )}
    </>
  )
}

/** The key of a file's preview. */
export const keyOfFile = (of: File | string): string =>
  typeof of === 'string' ? of : `${of.name} ${of.size} ${of.lastModified}`
