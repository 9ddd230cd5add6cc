import { useEffect, useRef } from 'react'
import type { Producto } from '#contract/producto.ts'
import { Carousel } from '#ui/Carousel.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Media } from '#ui/Media.tsx'
import styles from './ProductGallery.module.css'

type Pictures = Pick<Producto, 'nombre' | 'imagenes'>
type PictureDialogProps = Pictures & { index: number | undefined; onClose: () => void }

/** The picture is as large as the window allows, in the gallery's proportions. */
const width = 'min(56em, (100dvh - 13em) * 454 / 448 + 3em)'

/** The enlarged picture, under the product's name (§2.5). */
export const PictureDialog = ({ nombre, imagenes, index, onClose }: PictureDialogProps) => (
  <Dialog
    open={index !== undefined}
    onOpenChange={(open) => {
      if (!open) onClose()
    }}
    title={nombre}
    width={width}
  >
    <Enlarged nombre={nombre} imagenes={imagenes} index={index ?? 0} />
  </Dialog>
)

const controls: Readonly<Record<string, string>> = { ArrowLeft: 'Anterior', ArrowRight: 'Siguiente' }

function Enlarged({ nombre, imagenes, index }: Pictures & { index: number }) {
  const box = useRef<HTMLDivElement>(null)
  // In the modal the arrow keys change the picture, wherever the focus is.
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const label = controls[key]
      if (label !== undefined && !defaultPrevented)
        box.current?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={box} className={styles.enlarged}>
      <Carousel
        label={`Imágenes de ${nombre}, ampliadas`}
        startIndex={index}
        slides={imagenes.map(({ id, path }, i) => (
          <Media
            key={id}
            path={path}
            alt={`${nombre}, imagen ${i + 1} de ${imagenes.length}`}
            width={454}
            height={448}
            fit="contain"
            priority={i === index}
            className={styles.picture}
          />
        ))}
      />
    </div>
  )
}
