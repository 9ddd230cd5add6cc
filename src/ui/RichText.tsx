import { useMemo, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { bare, isInert, onSanitizer, sanitizer } from './rich-text.ts'
import styles from './RichText.module.css'

type RichTextTag = 'div' | 'article' | 'section' | 'span'
type RichTextProps = { html: string; className?: string; as?: RichTextTag }

/** What the editors wrote, made safe: the only place where markup from the API enters the page. */
export function RichText({ html, className, as = 'div' }: RichTextProps) {
  const Text = isInert(html) ? Markup : Sanitised
  return <Text html={html} as={as} className={cx(styles.prose, className)} />
}

type MarkupProps = { html: string; as: RichTextTag; className: string }

function Markup({ html, as: Tag, className }: MarkupProps) {
  // React writes it anew with every other object, which would throw away what somebody has selected.
  const markup = useMemo(() => ({ __html: html }), [html])
  return <Tag className={className} dangerouslySetInnerHTML={markup} />
}

const noSanitizer = () => undefined

/** The words first, as in a page that was made without a browser; the rest once the sanitiser is there. */
function Sanitised({ html, ...rest }: MarkupProps) {
  const sanitise = useSyncExternalStore(onSanitizer, sanitizer, noSanitizer) ?? bare
  const safe = useMemo(() => sanitise(html), [sanitise, html])
  return <Markup html={safe} {...rest} />
}
