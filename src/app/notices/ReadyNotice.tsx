import { PassingNotice } from './Notice.tsx'

type ReadyNoticeProps = {
  /** How many files could not be fetched so far. */
  missing: number
  onClose: () => void
}

const filesOf = (count: number) => (count === 1 ? 'Falta 1 archivo' : `Faltan ${count} archivos`)

/** Said once per browser, and briefly: from now on the network is not needed, or hardly. */
export const ReadyNotice = ({ missing, onClose }: ReadyNoticeProps) =>
  missing === 0 ? (
    <PassingNotice tone="good" onClose={onClose}>
      <strong>Listo para usar sin conexión</strong>
    </PassingNotice>
  ) : (
    <PassingNotice onClose={onClose}>
      <strong>{filesOf(missing)} para usar el sitio sin conexión</strong>
      <p>Se vuelven a pedir solos. Mientras tanto puede no verse alguna imagen.</p>
    </PassingNotice>
  )
