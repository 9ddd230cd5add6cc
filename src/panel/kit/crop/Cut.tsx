import { useSource } from '../fields/FilePreview.tsx'
import type { Size } from '../fields/size-advice.ts'
import type { Area } from './crop.ts'
import styles from './crop.module.css'

type CutProps = { file: File; picture: Size; area: Area }

/** An area of a picture, which fills the box around. */
export function Cut({ file, picture, area: { x, y, width, height } }: CutProps) {
  const place = {
    width: `${(100 * picture.width) / width}%`,
    height: `${(100 * picture.height) / height}%`,
    left: `${(-100 * x) / width}%`,
    top: `${(-100 * y) / height}%`,
  }
  return <img ref={useSource(file)} alt="" draggable={false} className={styles.cut} style={place} />
}
