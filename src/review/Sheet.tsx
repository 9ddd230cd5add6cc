import { useEffect, useEffectEvent, useRef } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { ArrowRight, Close } from '#ui/icons/index.tsx'
import { Review } from './Review.tsx'
import styles from './Sheet.module.css'
import { findTool } from './tools.ts'

type SheetProps = { tool: string | null; onOpen: (id: string) => void; onClose: () => void }

/** The review tools over a page; the rest of the page stays usable. */
export default function Sheet({ tool, onOpen, onClose }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  })
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    const sheet = heading.current?.closest('aside')
    sheet?.addEventListener('keydown', onEscape)
    return () => sheet?.removeEventListener('keydown', onEscape)
  }, [])
  return (
    <aside className={styles.sheet} aria-label="Sala de revisión" data-ground="light" data-unprinted>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {findTool(tool)?.title ?? 'Sala de revisión'}
        </h2>
        <a className={styles.asPage} href={`/demo${tool === null ? '' : `#${tool}`}`}>
          Como página
          <ArrowRight />
        </a>
        <IconButton label="Cerrar la sala" icon={<Close />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <Review tool={tool} onOpen={onOpen} />
      </div>
    </aside>
  )
}
