import { useState } from 'react'
import { Notice } from './Notice.tsx'

type OfflineNoticeProps = {
  /** The worker answers the API, so that everything works; otherwise one only sees what was last loaded. */
  embedded: boolean
  /** Files are still missing on this device. */
  incomplete: boolean
}

const consequence = ({ embedded, incomplete }: OfflineNoticeProps) => {
  if (!embedded)
    return 'Ves lo último que se cargó. Los mensajes se envían cuando vuelva; los cambios del panel no se guardan.'
  if (incomplete) return 'Parte del contenido todavía no se descargó: puede faltar alguna imagen.'
  return 'Todo sigue funcionando en este dispositivo.'
}

/** The browser lost its connection. Closed, it speaks again the next time. */
export function OfflineNotice(props: OfflineNoticeProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <Notice onClose={() => setClosed(true)}>
      <strong>Sin conexión</strong>
      <p>{consequence(props)}</p>
    </Notice>
  )
}
