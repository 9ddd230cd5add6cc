import { useCallback } from 'react'
import type { Size } from '../fields/size-advice.ts'
import type { Area } from './crop.ts'
import styles from './crop.module.css'

type CutProps = { file: File; picture: Size; area: Area }

/** An area of a picture, which fills the box around. */
export function Cut({ file, picture, area: { x, y, width, height } }: CutProps) {
  // The object URL lives as long as its element.
  const source = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return undefined
      const url = URL.createObjectURL(file)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  const place = {
    width: `${(100 * picture.width) / width}%`,
    height: `${(100 * picture.height) / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  }
  return <img ref={source} alt="" draggable={false} className={styles.cut} style={place} />
}
