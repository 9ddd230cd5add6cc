import { useEffect, useEffectEvent } from 'react'
import { Notice } from './Notice.tsx'

const readingTime = 8_000

type ReadyNoticeProps = {
  /** How many files could not be fetched so far. */
  missing: number
  onClose: () => void
}

const filesOf = (count: number) => (count === 1 ? 'Falta 1 archivo' : `Faltan ${count} archivos`)

/** Said once per browser, and briefly: from now on the network is not needed, or hardly. */
export function ReadyNotice({ missing, onClose }: ReadyNoticeProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), readingTime)
    return () => clearTimeout(timer)
  }, [])
  if (missing === 0) return <Notice tone="good" onClose={onClose}><strong>Listo para usar sin conexión</strong></Notice>
  return (
    <Notice onClose={onClose}>
      <strong>{filesOf(missing)} para usar el sitio sin conexión</strong>
      <p>Se vuelven a pedir solos. Mientras tanto puede no verse alguna imagen.</p>
    </Notice>
  )
}
