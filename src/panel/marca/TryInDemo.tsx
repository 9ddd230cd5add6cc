import { Link } from '@tanstack/react-router'
import { toPlaceHash } from '../kit/place.ts'
import { logos } from '../sections/logos/section.ts'
import styles from './marca.module.css'

/** The note that saving is free; shown in the demo alone. */
export const TryInDemo = () => (
  <p className={styles.trying}>
    Es una demo: probá colores, nombre e ícono con libertad. Un «Deshacer» vuelve atrás cada guardado. Los logos están
    en{' '}
    <Link to="/admin/panel" hash={toPlaceHash({ screen: logos.form, id: 0 })}>
      la pantalla Logos
    </Link>
    .
  </p>
)
