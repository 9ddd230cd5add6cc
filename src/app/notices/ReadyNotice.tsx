import { useEffect, useEffectEvent } from 'react'
import { Notice } from './Notice.tsx'

const readingTime = 8_000

/** Said once per browser, and briefly: from now on the network is not needed. */
export function ReadyNotice({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), readingTime)
    return () => clearTimeout(timer)
  }, [])
  return <Notice tone="good" onClose={onClose}><strong>Listo para usar sin conexión</strong></Notice>
}
