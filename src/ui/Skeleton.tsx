import type { CSSProperties, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  /** CSS sizes; a class does as well. */
  width?: string
  height?: string
  className?: string
  style?: CSSProperties
}

/** A block where something will be. Give it the size of what comes, so that nothing moves. */
export const Skeleton = ({ width, height, className, style }: SkeletonProps) => (
  <span aria-hidden="true" className={cx(styles.block, className)} style={{ width, height, ...style }} />
)

/** Lines where a text will be; the last one is short. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden="true" className={styles.text}>
    {Array.from({ length: lines }, (_, i) => (
      <span key={i} className={styles.line} />
    ))}
  </span>
)

/** Says once that something is loading, around the skeletons of its layout. */
export const Loading = ({
  label = 'Cargando…',
  children,
  className,
}: {
  label?: string
  children: ReactNode
  className?: string
}) => (
  <div className={className}>
    <output className="visually-hidden">{label}</output>
    {children}
  </div>
)
