import { useEffect, useState } from 'react'
import type { Producto } from '#contract/producto.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { Search } from '#ui/icons/index.tsx'
import { later } from '#ui/later.ts'
import { Media } from '#ui/Media.tsx'
import type { PictureDialog } from './PictureDialog.tsx'
import styles from './ProductGallery.module.css'

type ProductGalleryProps = Pick<Producto, 'nombre' | 'imagenes'>

const box = { width: 454, height: 448 } as const

/** The list does not load the dialog's code. The gallery loads it soon after it is shown, before a click. */
const loadDialog = () => import('./PictureDialog.tsx')
const preload = () => void later().then(loadDialog).catch(console.warn)

/** The pictures of a product, 454x448 (§2.5); a click enlarges them. */
export function ProductGallery({ nombre, imagenes }: ProductGalleryProps) {
  const [Enlarged, setEnlarged] = useState<typeof PictureDialog>()
  const [index, setIndex] = useState<number>()
  useEffect(preload, [])
  const enlarge = async (i: number) => {
    const module = await loadDialog()
    setEnlarged(() => module.PictureDialog)
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
    <button
      key={id}
      type="button"
      className={styles.slide}
      // When the dialog does not load (offline, not cached) the picture keeps its size.
      onClick={() => void enlarge(i).catch(console.warn)}
    >
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
      {Enlarged && <Enlarged nombre={nombre} imagenes={imagenes} index={index} onClose={() => setIndex(undefined)} />}
    </div>
  )
}
