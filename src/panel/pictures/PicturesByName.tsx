import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { read } from '#api/queries.ts'
import { obtenerProductos } from '#contract/producto.ts'
import { Button } from '#ui/Button.tsx'
import { Upload } from '../kit/icons.tsx'
import { useDroppedFiles } from '../kit/list/dropped.ts'
import styles from './pictures.module.css'
import dropStyles from '../kit/list/DropFiles.module.css'

const PicturesDialog = onDemand(() => import('./PicturesDialog.tsx'), {
  missing: ({ onClose }, retry) => missingDialog(true, onClose, retry),
})

/** Pictures for many products at once: a button, and files or a folder dropped anywhere on the list. */
export function PicturesByName() {
  /** The dropped files; undefined while the dialog is closed. */
  const [dropped, setDropped] = useState<readonly File[]>()
  const { data: products } = useQuery({ ...read(obtenerProductos, {}), enabled: dropped !== undefined })
  const over = useDroppedFiles(setDropped)
  return (
    <>
      <Button
        tone="secondary"
        className={styles.opens}
        aria-label="Imágenes de muchos productos"
        title="Imágenes de muchos productos"
        onClick={() => setDropped([])}
      >
        <Upload />
        <span>Imágenes</span>
      </Button>
      {over && <p className={dropStyles.over}>Soltá las imágenes o la carpeta para cargarlas</p>}
      {dropped && products && (
        <PicturesDialog dropped={dropped} products={products} onClose={() => setDropped(undefined)} />
      )}
    </>
  )
}
