import { use, useLayoutEffect, useRef, useState } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Picture } from '#ui/icons/index.tsx'
import { Plus } from '#ui/icons/more.tsx'
import { Ask } from './Ask.tsx'
import { Edit, Trash } from './icons.tsx'
import { ShownSection, useOpenScreen } from './place.ts'
import { useSave } from './save.ts'
import { describeParts, stillSeen } from './text.ts'
import { useUndoHint } from './undo.ts'

/** 'Crear Slider': opens the form of a new record of this section. */
export const CreateButton = ({ children }: { children: string }) => {
  const { create = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  return (
    <Button onClick={() => openScreen(create)}>
      <Plus />
      {children}
    </Button>
  )
}

type RowButtonProps = { id: number; name: string }

/** Opens the form of a record; the label includes `name` for people who cannot see the row. */
export const EditButton = ({ id, name }: RowButtonProps) => {
  const { edit = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  return <IconButton label={`Editar ${name}`} icon={<Edit />} onClick={() => openScreen(edit, { id })} />
}

/** Opens the gallery of a record. */
export const ImagesButton = ({ id, name }: RowButtonProps) => {
  const { gallery = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  return <IconButton label={`Imágenes de ${name}`} icon={<Picture />} onClick={() => openScreen(gallery, { id })} />
}

type DeleteProps<Input> = {
  endpoint: Endpoint<Input>
  input: NoInfer<Input>
  name: string
  verb?: string
  /** Reads the record, where it has parts that the question names. */
  readWhole?: (() => Promise<object>) | undefined
}

/** Deletes after asking once, by name. */
export function DeleteButton<Input>({ readWhole, ...props }: DeleteProps<Input>) {
  /** The parts that the open question names; undefined without a question. */
  const [parts, setParts] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  useFocusOnRemoval(button)
  const open = () => {
    setParts('')
    // The question stands without the parts of a record that does not come.
    readWhole?.().then((record) => setParts((now) => (now === undefined ? now : describeParts(record))), console.warn)
  }
  return (
    <>
      <IconButton ref={button} label={`${props.verb ?? 'Eliminar'} ${props.name}`} icon={<Trash />} onClick={open} />
      {parts !== undefined && <DeleteDialog {...props} parts={parts} onClose={() => setParts(undefined)} />}
    </>
  )
}

/** A component of its own, so that a row without a question costs next to nothing. */
function DeleteDialog<Input>(props: Omit<DeleteProps<Input>, 'readWhole'> & { parts: string; onClose: () => void }) {
  const { endpoint, input, name, verb = 'Eliminar', parts, onClose } = props
  const { send, busy, errorKey } = useSave(endpoint, { undoes: `se eliminó ${name}` })
  const undoHint = useUndoHint(endpoint.does !== undefined)
  const confirm = async () => {
    if ((await send(input)).error === undefined) onClose()
  }
  return (
    <Ask
      title={verb}
      description={`Vas a ${verb.toLowerCase()} “${name}”${parts && `, con ${parts}`}. ${undoHint}${endpoint.does === 'removeImage' ? ` ${stillSeen}` : ''}`}
      errorKey={errorKey}
      yes={verb}
      busy={busy}
      busyLabel={`${verb.replace(/ar\b/, 'ando')}…`}
      onNo={onClose}
      onYes={() => void confirm()}
    />
  )
}

/** Moves the focus to the screen when a row with the focus is removed. */
const useFocusOnRemoval = (element: React.RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const mountedElement = element.current
    return () => {
      if (mountedElement === document.activeElement) mountedElement?.closest<HTMLElement>('main')?.focus()
    }
  }, [element])
}
