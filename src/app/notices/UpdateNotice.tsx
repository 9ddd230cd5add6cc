import { Button } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

type UpdateNoticeProps = {
  /** Where a form holds unsaved changes: an update reloads the page under it. */
  unsaved: 'here' | 'elsewhere' | undefined
  onApply: () => void
  onLater: () => void
}

const advice = {
  none: 'Al actualizar, el sitio se vuelve a cargar en todas las pestañas abiertas.',
  here: 'Tenés cambios sin guardar. Guardalos antes de actualizar: la página se vuelve a cargar.',
  elsewhere: 'Otra pestaña tiene cambios sin guardar. Guardalos ahí, o cerrala, y volvé a tocar Actualizar.',
}

/** A new version waits. It never takes over by itself. */
export const UpdateNotice = ({ unsaved, onApply, onLater }: UpdateNoticeProps) => (
  <Notice
    actions={
      <>
        <Button onClick={onApply}>{unsaved === 'here' ? 'Descartar y actualizar' : 'Actualizar'}</Button>
        <Button tone="quiet" onClick={onLater}>
          Más tarde
        </Button>
      </>
    }
  >
    <strong>Hay una versión nueva</strong>
    <p>{advice[unsaved ?? 'none']}</p>
  </Notice>
)
