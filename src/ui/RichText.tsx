import { useMemo, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { bare, isInert, onSanitizer, sanitizer } from './rich-text.ts'
import styles from './RichText.module.css'

type RichTextProps = { html: string; className?: string | undefined }

/** Rich text from the API, made safe. No other component inserts markup of the API. */
export function RichText({ html, className }: RichTextProps) {
  const Text = isInert(html) ? Markup : Sanitised
  return <Text html={html} className={cx(styles.prose, className)} />
}

type MarkupProps = { html: string; className: string }

function Markup({ html, className }: MarkupProps) {
  // A new object makes React write the HTML again, which drops the visitor's text selection.
  const markup = useMemo(() => ({ __html: html }), [html])
  return <div className={className} dangerouslySetInnerHTML={markup} />
}

const noSanitizer = () => undefined

/** Shows the bare text until the sanitiser has loaded, also in prerendered pages. */
function Sanitised({ html, ...props }: MarkupProps) {
  const sanitise = useSyncExternalStore(onSanitizer, sanitizer, noSanitizer) ?? bare
  const safe = useMemo(() => sanitise(html), [sanitise, html])
  return <Markup html={safe} {...props} />
}
