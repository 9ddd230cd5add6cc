import type { Comment } from './comment.ts'
import styles from './comments.module.css'
import type { Standing } from './layer.ts'
import { describeElement } from './locate.ts'

const notes: Readonly<Partial<Record<Standing, string>>> = {
  several: 'Hay varios con ese nombre en esta pantalla: el número está en el primero.',
  gone: 'Sin lugar: en esta pantalla no hay nada con ese nombre.',
}

/** A note where a comment's element is missing or not certain. */
export const PlaceNote = ({ standing = 'here' }: { standing?: Standing | undefined }) =>
  notes[standing] === undefined ? null : <p className={styles.note}>{notes[standing]}</p>

export const Picture = ({ comment: { spot, picture } }: { comment: Comment }) =>
  picture === '' ? null : (
    <img className={styles.picture} src={picture} alt={`El lugar como se veía: ${describeElement(spot.element)}`} />
  )
