import { QueryClientContext } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { TabTitle } from '#ui/brand/TabTitle.tsx'
import styles from './frame.module.css'

type ScreenProps = {
  title: string
  children: ReactNode
  actions: ReactNode
}

export const Screen = ({ title, children, actions }: ScreenProps) => (
  <div className={styles.screen}>
    <Title>{title}</Title>
    <div className={styles.said}>
      <h1 className={styles.screenTitle}>{title}</h1>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  </div>
)

/** A page that broke, or that has no backend, knows no company. */
const Title = ({ children }: { children: string }) =>
  use(QueryClientContext) ? <TabTitle>{children}</TabTitle> : <title>{children}</title>
