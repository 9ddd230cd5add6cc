import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePower } from '../../api/powers.ts'
import { deshacer } from '../../contract/cambio.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Picture } from '../../ui/icons/index.tsx'
import { Plus } from '../../ui/icons/more.tsx'
import { Edit, Trash } from './icons.tsx'
import { knownRecord, partsOf } from './parts.ts'
import { useOpenScreen } from './place.ts'
import { useSave } from './save.ts'
import styles from './RowActions.module.css'

/** The button that opens the screen where one is made: 'Crear Slider'. */
export const CreateButton = ({ screen, children }: { screen: number; children: string }) => {
  const openScreen = useOpenScreen()
  return (
    <Button onClick={() => openScreen(screen)}>
      <Plus />
      {children}
    </Button>
  )
}

type EditButtonProps = { screen: number; id: number; name: string }

/** Opens the screen of a record; `name` says which to those who cannot see the row. */
export const EditButton = ({ screen, id, name }: EditButtonProps) => {
  const openScreen = useOpenScreen()
  return <IconButton label={`Editar ${name}`} icon={<Edit />} onClick={() => openScreen(screen, { id })} />
}

/** Opens the gallery of a record. */
export const ImagesButton = ({ screen, id, name }: EditButtonProps) => {
  const openScreen = useOpenScreen()
  return <IconButton label={`Imágenes de ${name}`} icon={<Picture />} onClick={() => openScreen(screen, { id })} />
}

type DeleteProps<Input> = { endpoint: Endpoint<Input>; input: NoInfer<Input>; name: string }

/** Deletes after asking once, by name. */
export function DeleteButton<Input>(props: DeleteProps<Input>) {
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnRemoval(button)
  return (
    <>
      <IconButton ref={button} label={`Eliminar ${props.name}`} icon={<Trash />} onClick={() => setAsking(true)} />
      {asking && <DeleteDialog {...props} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Apart, so that a row without a question costs next to nothing. */
function DeleteDialog<Input>({ endpoint, input, name, onClose }: DeleteProps<Input> & { onClose: () => void }) {
  const { send, busy } = useSave(endpoint)
  const parts = useParts(endpoint, input)
  const after = usePower(deshacer) ? 'Enseguida después se puede deshacer.' : 'No se puede deshacer.'
  const confirm = async () => {
    await send(input)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Eliminar"
      description={`Vas a eliminar “${name}”${parts && `, con ${parts}`}. ${after}`}
    >
      <div className={styles.answers}>
        <Button tone="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button tone="danger" busy={busy} busyLabel="Eliminando…" onClick={() => void confirm()}>
          Eliminar
        </Button>
      </div>
    </Dialog>
  )
}

const useParts = <Input,>(endpoint: Endpoint<Input>, input: Input): string => {
  const client = useQueryClient()
  const [record] = useState(() => knownRecord(client, endpoint, input))
  return record ? partsOf(record) : ''
}

/** When the row goes away with the focus in it, the focus goes to the screen instead of nowhere. */
const useFocusOnRemoval = (element: React.RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const own = element.current
    return () => {
      if (own === document.activeElement) own?.closest<HTMLElement>('main')?.focus()
    }
  }, [element])
}
