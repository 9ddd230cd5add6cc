import type { ReactNode } from 'react'
import { screenErrorKey } from './alert.ts'
import { NextSteps } from './next-steps.tsx'
import { ErrorReason } from './Reason.tsx'
import { useScreenTitle } from './screen-name.ts'
import styles from './Screen.module.css'

type ScreenProps = {
  title: string
  record?: string | undefined
  /** The way back, above the title. */
  back?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The count in a list's title is no part of the screen's name. */
const withoutCount = (title: string): string => title.replace(/ \([\d.]+\)$/, '')

/** A screen of the panel: a title, and the content below. */
export function Screen({ title, record, back, actions, children }: ScreenProps) {
  useScreenTitle([record, withoutCount(title)].filter(Boolean).join(' · '))
  return (
    <section className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.titles}>
          {back}
          <h1 className={styles.title}>
            <span>{title}</span>
            {record !== undefined && <span className={styles.record}>{`: ${record}`}</span>}
          </h1>
        </div>
        {actions}
      </header>
      <NextSteps />
      <ErrorReason errorKey={screenErrorKey} />
      {children}
    </section>
  )
}
