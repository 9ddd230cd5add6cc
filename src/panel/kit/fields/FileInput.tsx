import { useState, type Ref } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { fileSize } from '../text.ts'
import { DropBox } from './DropBox.tsx'
import styles from './fields.module.css'

type FileInputProps = {
  ref: Ref<HTMLInputElement>
  file: File | undefined
  accept: readonly string[]
  onFile: (file: File | undefined) => void
}

/** The input of one file. The input takes the first of several dropped files, and says so. */
export function FileInput({ ref, file, accept, onFile }: FileInputProps) {
  const [others, setOthers] = useState(0)
  const choose = (chosen: File | undefined, more = 0) => {
    setOthers(more)
    onFile(chosen)
  }
  return (
    <>
      <div className={styles.picker}>
        <DropBox
          ref={ref}
          accept={accept}
          chosen={file ? `${file.name} · ${fileSize(file.size)}` : 'Elegí un archivo o arrastralo hasta acá'}
          onFiles={([first, ...more]) => choose(first, more.length)}
        />
        {file && (
          <Button tone="quiet" onClick={() => choose(undefined)}>
            Quitar archivo
          </Button>
        )}
      </div>
      <output className={styles.advice}>{file && others > 0 && onlyOne(others)}</output>
    </>
  )
}

const onlyOne = (others: number): string =>
  `Acá va un solo archivo: ${others === 1 ? 'el otro no se cargó' : `los otros ${others} no se cargaron`}.`
