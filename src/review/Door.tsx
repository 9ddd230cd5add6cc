import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { ArrowRight, Close } from '../ui/icons/index.tsx'
import { Eye } from '../ui/icons/more.tsx'
import { Review } from './Review.tsx'
import styles from './Sheet.module.css'
import { offered } from './state/offered.ts'
import { isHidden, keepOpenTool, lastTool, openTool } from './tab-state.ts'
import { toolOf } from './tools.ts'

const menu = ''
/** The tool to open at first: 'Datos' for a link with a state, else the tool that was open in this tab. */
const first = () => (offered() === null ? openTool() : 'datos')

/** A button in the corner of every page, which opens the review tools, as Ctrl+Alt+R does. */
export function Door() {
  const [tool, setTool] = useState(first)
  const button = useRef<HTMLButtonElement>(null)
  const open = (id: string | null) => {
    keepOpenTool(id)
    setTool(id)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyR' || isHidden()) return
    event.preventDefault()
    open(tool === null ? lastTool() : menu)
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    open(null)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (isHidden()) return null
  if (tool !== null) return <Sheet tool={tool} onOpen={open} onClose={close} />
  return (
    <button
      ref={button}
      type="button"
      className={styles.corner}
      title="Sala de revisión"
      aria-label="Sala de revisión"
      onClick={() => open(lastTool())}
    >
      <Eye />
    </button>
  )
}

type SheetProps = { tool: string | null; onOpen: (id: string) => void; onClose: () => void }

/** The review tools over a page; the rest of the page stays usable. */
function Sheet({ tool, onOpen, onClose }: SheetProps) {
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
    <aside className={styles.sheet} aria-label="Sala de revisión" data-ground="light">
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {toolOf(tool)?.title ?? 'Sala de revisión'}
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
