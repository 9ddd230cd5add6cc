import { useEffect, useState } from 'react'
import type { Producto } from '#contract/producto.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { Search } from '#ui/icons/index.tsx'
import { later } from '#ui/later.ts'
import { Media } from '#ui/Media.tsx'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import styles from './ProductGallery.module.css'

type ProductGalleryProps = Pick<Producto, 'nombre' | 'imagenes'>

const box = { width: 454, height: 448 } as const

/** The list does not load the dialog's code. The gallery loads it soon after it is shown, before a click. */
const loadDialog = async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog })
const PictureDialog = onDemand(loadDialog, {
  missing: ({ index, onClose }, retry) => missingDialog(index !== undefined, onClose, retry),
})
const preload = () => void later().then(loadDialog).catch(console.warn)

/** The pictures of a product, 454x448 (§2.5); a click enlarges them. */
export function ProductGallery({ nombre, imagenes }: ProductGalleryProps) {
  const [index, setIndex] = useState<number>()
  /** Whether a picture was enlarged: the dialog stays for its next opening. */
  const [wasEnlarged, setEnlarged] = useState(false)
  useEffect(preload, [])
  const enlarge = (i: number) => {
    setEnlarged(true)
    setIndex(i)
  }

  if (imagenes.length === 0)
    return (
      <div className={styles.gallery}>
        <Media {...box} path={null} alt={`${nombre}, sin imagen`} />
      </div>
    )
  const label = `Imágenes de ${nombre}`
  const slides = imagenes.map(({ id, path }, i) => (
    <button key={id} type="button" className={styles.slide} onClick={() => enlarge(i)}>
      <Media
        {...box}
        path={path}
        alt={`Ampliar imagen ${i + 1} de ${nombre}`}
        sizes="min(100vw, 454px)"
        priority={i === 0}
        className={styles.picture}
      />
      <span className={styles.magnifier} data-unprinted>
        <Search />
      </span>
    </button>
  ))
  return (
    <div className={styles.gallery}>
      <Carousel label={label} slides={slides} />
      {wasEnlarged && (
        <PictureDialog nombre={nombre} imagenes={imagenes} index={index} onClose={() => setIndex(undefined)} />
      )}
    </div>
  )
}
