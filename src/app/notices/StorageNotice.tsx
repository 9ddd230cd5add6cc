import { Notice } from './Notice.tsx'

/** 507: nothing was written. The form that asked for it says so as well. */
export const StorageNotice = ({ onClose }: { onClose: () => void }) => (
  <Notice onClose={onClose}>
    <strong>No queda espacio para guardar</strong>
    <p>
      El último cambio no se guardó. Liberá espacio en el dispositivo, o borrá del panel videos y archivos que ya no
      uses.
    </p>
  </Notice>
)
