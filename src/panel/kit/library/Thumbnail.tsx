import { Media } from '#ui/Media.tsx'
import { getExtension } from '#ui/media-kind.ts'
import { getFileUrl, isTrashed, getFileKind, type StoredFile } from './library.ts'
import styles from './library.module.css'

/** A picture, or the extension of any other file. A picture in use has a small copy; a picture without use is loaded whole. */
export function Thumbnail(file: StoredFile) {
  const { nombre, usos } = file
  if (getFileKind(file) !== 'Imagen') return <span className={styles.extension}>{getExtension(nombre) || '?'}</span>
  if (usos.every(isTrashed))
    return <img className={styles.picture} src={getFileUrl(nombre)} alt="" width={200} height={200} loading="lazy" />
  return <Media path={nombre} alt="" width={200} height={200} sizes="60px" fit="contain" className={styles.picture} />
}
