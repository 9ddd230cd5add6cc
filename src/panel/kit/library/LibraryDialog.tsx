import { listed } from '../listed.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { errorMessage } from '#api/errors.ts'
import type { Accept } from '#contract/upload-kinds.ts'
import { counted } from '#ui/counted.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Empty } from '#ui/Empty.tsx'
import { TextInput } from '#ui/Field.tsx'
import { Message } from '#ui/Message.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton } from '#ui/Skeleton.tsx'
import { useMatches } from '../matches.ts'
import { useOnce } from '../once.ts'
import { fileSize } from '../text.ts'
import { asUpload, fits, isTrashed, library, type StoredFile } from './library.ts'
import { Thumbnail } from './Thumbnail.tsx'
import styles from './library.module.css'

type LibraryDialogProps = { accept: Accept; onFile: (file: File) => void; onClose: () => void }

/** The most files that the dialog shows; a search finds the others. */
const maxShown = 100
const none: StoredFile[] = []

const wording = ({ nombre, usos }: StoredFile): string => `${nombre} ${usos.map(({ titulo }) => titulo).join(' ')}`

const describeUses = ({ usos }: StoredFile): string => {
  const [first, ...otherUses] = usos.filter((uso) => !isTrashed(uso))
  if (!first) return 'Sin usar'
  return otherUses.length === 0 ? first.titulo : `${first.titulo} y ${otherUses.length} más`
}

/** The stored files that a field takes; the chosen file is fetched, and is then treated as a file of this device. */
export default function LibraryDialog({ accept, onFile, onClose }: LibraryDialogProps) {
  const { data = none, isPending, isError, refetch } = useQuery(listed(library))
  const [text, setText] = useState('')
  const [taking, setTaking] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const fitting = data.filter((file) => fits(accept, file))
  const { rows } = useMatches(fitting, wording, useDeferredValue(text))
  const take = useOnce(async ({ nombre }: StoredFile) => {
    setTaking(nombre)
    setFailed(undefined)
    try {
      onFile(await asUpload(nombre))
    } catch (error) {
      setFailed(errorMessage(error))
    } finally {
      setTaking(undefined)
    }
  })
  const body = () => {
    if (isError) return <Retry onRetry={() => void refetch()} message="No pudimos traer los archivos." />
    if (isPending)
      return (
        <Loading>
          <Skeleton height="20em" />
        </Loading>
      )
    if (rows.length === 0)
      return (
        <Empty>
          {fitting.length === 0 ? 'Todavía no hay archivos para este campo.' : `No encontramos nada con “${text}”.`}
        </Empty>
      )
    return (
      <ul role="list" className={styles.files} aria-label="Archivos">
        {rows.slice(0, maxShown).map((file) => (
          <li key={file.nombre}>
            <button
              type="button"
              className={styles.file}
              aria-disabled={taking !== undefined}
              onClick={() => void take(file)}
            >
              <Thumbnail {...file} />
              <span className={styles.names}>
                <span className={styles.name}>{file.nombre}</span>
                <span className={styles.about}>
                  {`${file.bytes !== undefined ? `${fileSize(file.bytes)} · ` : ''}${describeUses(file)}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <Dialog open onOpenChange={onClose} title="Elegir uno que ya está" width="35em">
      <div className={styles.dialog}>
        <TextInput
          type="search"
          value={text}
          placeholder="Buscar..."
          aria-label="Buscar archivo"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        {body()}
        <output className={styles.said}>
          {taking !== undefined
            ? 'Trayendo el archivo…'
            : rows.length > maxShown &&
              `${counted(rows.length - maxShown, 'archivo más', 'archivos más')}: buscá por nombre.`}
        </output>
        {failed !== undefined && <Message tone="error">{failed}</Message>}
      </div>
    </Dialog>
  )
}
