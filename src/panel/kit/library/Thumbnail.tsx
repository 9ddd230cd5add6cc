import { Media } from '../../../ui/Media.tsx'
import { extensionOf } from '../../../ui/media-kind.ts'
import { addressOf, isTrashed, kindOf, type StoredFile } from './library.ts'
import styles from './library.module.css'

/** A picture, or the extension of any other file. The site serves a small copy of what it shows; of other files there is the whole alone. */
export function Thumbnail(file: StoredFile) {
  const { nombre, usos } = file
  if (kindOf(file) !== 'Imagen') return <span className={styles.extension}>{extensionOf(nombre) || '?'}</span>
  if (usos.every(isTrashed))
    return <img className={styles.picture} src={addressOf(nombre)} alt="" width={200} height={200} loading="lazy" />
  return <Media path={nombre} alt="" width={200} height={200} sizes="60px" fit="contain" className={styles.picture} />
}
