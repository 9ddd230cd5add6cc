import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Eye } from '#ui/icons/more.tsx'
import { missingDialog } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import styles from './Sheet.module.css'
import { offered } from './state/offered.ts'
import { isHidden, keepOpenTool, lastTool, openTool } from './tab-state.ts'

const Sheet = onDemand(() => import('./Sheet.tsx'), {
  missing: ({ onClose }, retry) => missingDialog(true, onClose, retry),
})

const menu = ''
/** The first tool to open: 'Datos' for a link with a state, else the tool that was open in this tab. */
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
      data-unprinted
      onClick={() => open(lastTool())}
    >
      <Eye />
    </button>
  )
}
