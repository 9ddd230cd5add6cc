import type { MouseEvent } from 'react'
import { focusContent } from './navigation.ts'
import styles from './frame.module.css'

/** The first stop of the Tab key. The link moves the focus by code, since a hash in the address would be a navigation. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    focusContent()
  }
  return (
    <a href="#contenido" className={styles.skip} data-unprinted onClick={skip}>
      Saltar al contenido
    </a>
  )
}
