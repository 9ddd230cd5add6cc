import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS sizes; a class can set them instead. */
  width?: string
  height?: string
  className?: string | undefined
}

/** A grey block in place of content that is loading. With the content's size, nothing moves later. */
export const Skeleton = ({ width, height, className }: SkeletonProps) => (
  <span aria-hidden="true" className={cx(styles.block, className)} style={{ width, height }} />
)

/** Lines in place of a text that is loading; the last one is short. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {Array.from({ length: lines }, (_, i) => (
      <span key={i} className={styles.line} />
    ))}
  </span>
)

type LoadingProps = { label?: string; children: ReactNode; className?: string | undefined }

/** Announces the loading once, around the skeletons. */
export const Loading = ({ label = 'Cargando…', children, className }: LoadingProps) => (
  <div className={className}>
    <output className="visually-hidden">{label}</output>
    {children}
  </div>
)
