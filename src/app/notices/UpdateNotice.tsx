import { Button } from '../../ui/Button.tsx'
import { Notice } from './Notice.tsx'

type UpdateNoticeProps = {
  /** Forms here that hold unsaved changes: an update reloads the page under them. */
  dirtyForms: number
  onApply: () => void
  onLater: () => void
}

/** A new version waits. It never takes over by itself. */
export const UpdateNotice = ({ dirtyForms, onApply, onLater }: UpdateNoticeProps) => (
  <Notice
    actions={
      <>
        <Button onClick={onApply}>{dirtyForms > 0 ? 'Descartar y actualizar' : 'Actualizar'}</Button>
        <Button tone="quiet" onClick={onLater}>Más tarde</Button>
      </>
    }
  >
    <strong>Hay una versión nueva</strong>
    {dirtyForms > 0
      ? <p>Tenés cambios sin guardar. Guardalos antes de actualizar: la página se vuelve a cargar.</p>
      : <p>Al actualizar, el sitio se vuelve a cargar en todas las pestañas abiertas.</p>}
  </Notice>
)
