import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Eye } from '../ui/icons/more.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './Sheet.module.css'
import { offered } from './state/offered.ts'
import { isHidden, keepOpenTool, lastTool, openTool } from './tab-state.ts'

const menu = ''
/** What was open in this tab; a link that brings a state asks first. */
const first = () => (offered() === null ? openTool() : 'datos')

/** A button in the corner of every page, and what it opens. Ctrl+Alt+R does as well. */
export function Door() {
  const [tool, setTool] = useState(first)
  const button = useRef<HTMLButtonElement>(null)
  const open = (id: string | null) => {
    keepOpenTool(id)
    setTool(id)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.altKey || event.code !== 'KeyR') return
    event.preventDefault()
    open(tool === null ? lastTool() : menu)
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    open(null)
    // It is back by then.
    requestAnimationFrame(() => button.current?.focus())
  }
  if (tool !== null) return <Sheet tool={tool} onOpen={open} onClose={close} />
  if (isHidden()) return null
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
