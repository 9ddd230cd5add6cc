import { Suspense, use, useMemo } from 'react'
import { cx } from './cx.ts'
import { bare, isInert, loadSanitizer } from './rich-text.ts'
import styles from './RichText.module.css'

type RichTextTag = 'div' | 'article' | 'section' | 'span'
type RichTextProps = { html: string; className?: string; as?: RichTextTag }

/** What the editors wrote, made safe: the only place where markup from the API enters the page. */
export function RichText({ html, className, as: Tag = 'div' }: RichTextProps) {
  const box = cx(styles.prose, className)
  if (isInert(html)) return <Tag className={box} dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <Suspense fallback={<Tag className={box} dangerouslySetInnerHTML={{ __html: bare(html) }} />}>
      <Sanitised html={html} as={Tag} className={box} />
    </Suspense>
  )
}

function Sanitised({ html, className, as: Tag }: { html: string; className: string; as: RichTextTag }) {
  const sanitise = use(loadSanitizer())
  const safe = useMemo(() => sanitise(html), [sanitise, html])
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: safe }} />
}
