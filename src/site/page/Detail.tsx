import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Loaded, type LoadedProps } from '../Loaded.tsx'
import styles from './Detail.module.css'

interface DetailProps<Item> extends LoadedProps<Item> {
  query: LoadedProps<Item>['query'] & { unknown: boolean }
  /** The list's address and name: 'todas las novedades'. */
  list: { href: string; label: string }
}

export const notFound = 'No lo encontramos'

/** The detail of one record; a message when the record is gone. */
export const Detail = <Item,>({ list, ...rest }: DetailProps<Item>) =>
  rest.query.unknown ? <Missing {...list} /> : <Loaded {...rest} />

const Missing = ({ href, label }: DetailProps<unknown>['list']) => (
  <div className={styles.missing}>
    <h1 className={styles.title}>{notFound}</h1>
    <p>Puede que ya no esté publicado, o que el enlace tenga un error.</p>
    <Link to={href} className={buttonClass()}>
      {`Ver ${label}`}
    </Link>
  </div>
)
