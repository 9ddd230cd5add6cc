import { Link } from '@tanstack/react-router'
import { ArrowLeft } from '../../ui/icons/index.tsx'
import { asLeft } from './left-lists.ts'
import { placeHash } from './place.ts'
import styles from './Screen.module.css'

/** The way back to a list, in its last view. */
export const Back = ({ list }: { list: number }) => (
  <Link to="/admin/panel" hash={asLeft(placeHash({ screen: list, id: 0 }))} className={styles.back}>
    <ArrowLeft />
    Volver a la lista
  </Link>
)
