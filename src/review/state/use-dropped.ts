import { useEffect, useEffectEvent } from 'react'

interface Dropped {
  readonly onFile: (file: File) => void
  readonly onOver: (isOver: boolean) => void
}

const isZip = ({ type }: DataTransferItem) => type.includes('zip')
const hasState = (event: DragEvent) =>
  [...(event.dataTransfer?.items ?? [])].some((item) => item.kind === 'file' && isZip(item))

/** Takes a state file that is dropped anywhere on the page, told by its name, also over a file field of the page. */
export const useDropped = ({ onFile, onOver }: Dropped): void => {
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasState(event)) return
    event.preventDefault()
    onOver(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) onOver(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    onOver(false)
    const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith('.vidriera.zip'))
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    onFile(file)
  })
  useEffect(() => {
    const listeners = { dragover: over, dragleave: leave, drop } as const
    const stop = new AbortController()
    // Captured before the page's own fields, which never want such a file.
    for (const name of ['dragover', 'dragleave', 'drop'] as const)
      addEventListener(name, (event) => listeners[name](event), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
}
