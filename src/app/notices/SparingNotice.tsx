import { PassingNotice } from './Notice.tsx'

/** Said once per browser: nothing is fetched that nobody asked for. */
export const SparingNotice = ({ onClose }: { onClose: () => void }) => (
  <PassingNotice tone="good" onClose={onClose}>
    <strong>Cuidamos tus datos</strong>
    <p>Sin conexión vas a ver solo lo que ya hayas visitado.</p>
  </PassingNotice>
)
