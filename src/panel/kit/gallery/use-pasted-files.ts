import { useEffect, useEffectEvent } from 'react'

/** Files pasted anywhere on the screen but into a text. A copied piece of a sheet brings words with its picture: these are no picture. */
export const usePastedFiles = (take: (files: readonly File[]) => void): void => {
  const act = useEffectEvent(take)
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const { target, clipboardData, defaultPrevented } = event
      const files = [...(clipboardData?.files ?? [])]
      const inText = target instanceof HTMLElement && target.isContentEditable
      if (defaultPrevented || inText || files.length === 0 || clipboardData?.getData('text/plain')) return
      event.preventDefault()
      act(files)
    }
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
