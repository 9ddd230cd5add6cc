import { Notice } from './Notice.tsx'

/** Said once per browser: from now on the network is not needed. */
export const ReadyNotice = ({ onClose }: { onClose: () => void }) => (
  <Notice onClose={onClose}><strong>Listo para usar sin conexión</strong></Notice>
)
