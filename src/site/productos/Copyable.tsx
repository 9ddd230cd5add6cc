import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Copyable.module.css'

/** In ms: long enough to see it. */
const shownFor = 1_500

export function Copyable({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  // When the browser refuses, the text can still be selected.
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true), console.warn)
  if (text === '') return null
  return (
    <>
      <button type="button" title="Copiar" className={styles.copy} data-copied={copied || undefined} onClick={copy}>
        {text}
      </button>
      <VisuallyHidden>
        <span role="status">{copied && 'Copiado'}</span>
      </VisuallyHidden>
    </>
  )
}
