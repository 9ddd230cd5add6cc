import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Loaded } from '../Loaded.tsx'
import styles from './Detail.module.css'

interface DetailProps<Item> {
  query: UseQueryResult<Item>
  skeleton: ReactNode
  /** Where the list is, and how one names it: 'todas las novedades'. */
  list: { href: string; label: string }
  children: (item: Item) => ReactNode
}

const isUnknown = (error: Error | null) => error instanceof ApiError && error.status === 404

/** One record in place of its list; a kind word when it is gone. */
export function Detail<Item>({ query, skeleton, list, children }: DetailProps<Item>) {
  if (isUnknown(query.error)) return <Missing {...list} />
  return <Loaded query={query} skeleton={skeleton}>{children}</Loaded>
}

const Missing = ({ href, label }: DetailProps<unknown>['list']) => (
  <div className={styles.missing}>
    <h1 className={styles.title}>No lo encontramos</h1>
    <p>Puede que ya no esté publicado, o que el enlace tenga un error.</p>
    <ButtonLink href={href}>Ver {label}</ButtonLink>
  </div>
)
