import { isRehearsal } from '#state/rehearsal.ts'
import { Notice } from './Notice.tsx'

/** Storage is full (507) and nothing was written. The form that wrote shows this as well. */
export const StorageNotice = ({ onClose }: { onClose: () => void }) => (
  <Notice onClose={onClose}>
    <strong>No queda espacio para guardar</strong>
    <p>
      {`El último cambio no se guardó. ${
        isRehearsal
          ? 'Es parte del escenario: no hace falta borrar nada.'
          : 'Liberá espacio en el dispositivo, o borrá del panel videos y archivos que ya no uses.'
      }`}
    </p>
  </Notice>
)
