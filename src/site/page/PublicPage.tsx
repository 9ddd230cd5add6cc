import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '#ui/Breadcrumb.tsx'
import { PageHead, type PageAbout } from './PageHead.tsx'
import styles from './PublicPage.module.css'

interface PublicPageProps extends PageAbout {
  /** Replaces the page's h1: a detail has its own title, beside its picture. */
  heading?: ReactNode
  /** The crumbs after 'Inicio'; by default the page itself. */
  trail?: readonly Crumb[]
  children: ReactNode
}

const inicio: Crumb = { label: 'Inicio', href: '/' }

const crumbLink = (label: string, href: string) => (
  <Link to={href} activeOptions={{ exact: true }}>
    {label}
  </Link>
)

/** The frame of every public page except the home: metadata, breadcrumb, h1, content. */
export function PublicPage({ heading, trail, children, ...about }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <PageHead {...about} />
      <Breadcrumb items={[inicio, ...(trail ?? [{ label: about.title }])]} renderLink={crumbLink} />
      {heading === undefined ? <h1 className={styles.title}>{about.title}</h1> : heading}
      {children}
    </div>
  )
}
