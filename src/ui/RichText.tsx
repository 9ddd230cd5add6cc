import { Suspense, use, useMemo } from 'react'
import { cx } from './cx.ts'
import { isInert, loadSanitizer } from './rich-text.ts'
import styles from './RichText.module.css'

type RichTextProps = {
  html: string
  className?: string
  as?: 'div' | 'article' | 'section' | 'span'
}

/** What the editors wrote, made safe: the only place where markup from the API enters the page. */
export function RichText({ html, className, as: Tag = 'div' }: RichTextProps) {
  const box = cx(styles.prose, className)
  if (isInert(html)) return <Tag className={box} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Suspense fallback={<Tag className={box} />}>
      <Sanitised html={html} as={Tag} className={box} />
    </Suspense>
  )
}

function Sanitised({ html, className, as: Tag }: Required<Pick<RichTextProps, 'html' | 'className'>> & { as: 'div' | 'article' | 'section' | 'span' }) {
  const sanitise = use(loadSanitizer())
  const safe = useMemo(() => sanitise(html), [sanitise, html])
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: safe }} />
}
