import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { eliminarArchivo, type Uso } from '#contract/archivo.ts'
import { IconButton } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Ask } from '../../kit/Ask.tsx'
import cells from '../../kit/cells.module.css'
import { textColumn, type Column } from '../../kit/columns.tsx'
import { formats, getCreationTime } from '../../kit/dates.ts'
import { listScreen } from '../../kit/list-screen.tsx'
import { createAction } from '../../kit/list/bulk.ts'
import { Trash } from '../../kit/icons.tsx'
import { getFileUrl, isTrashed, getFileKind, kinds, library, type StoredFile } from '../../kit/library/library.ts'
import { Thumbnail } from '../../kit/library/Thumbnail.tsx'
import { toPlaceHash } from '../../kit/place.ts'
import { useSave } from '../../kit/save.ts'
import { fileSize, stillSeen } from '../../kit/text.ts'
import { offerUndo, useUndoHint } from '../../kit/undo.ts'
import { getFirstScreen, findPlace, recordName } from '../index.ts'
import { papelera } from '../papelera/section.ts'
import styles from '../../kit/library/library.module.css'

/** 'Producto: Bulón U' */
const describeUse = (uso: Uso): string =>
  [isTrashed(uso) ? 'En la papelera' : recordName(uso.recurso), uso.titulo].filter(Boolean).join(': ')

const Place = (uso: Uso) => {
  const destination = isTrashed(uso)
    ? { screen: getFirstScreen(papelera), id: 0 }
    : findPlace(uso.recurso, uso.idRegistro)
  return destination ? (
    // All links lead to one route, and without the hash all would count as current.
    <Link to="/admin/panel" hash={toPlaceHash(destination)} activeOptions={{ includeHash: true }}>
      {describeUse(uso)}
    </Link>
  ) : (
    describeUse(uso)
  )
}

const Places = ({ usos }: Pick<StoredFile, 'usos'>) => (
  <ul role="list" className={styles.places}>
    {usos.map((uso) => (
      <li key={`${uso.recurso} ${uso.idRegistro}`}>
        <Place {...uso} />
      </li>
    ))}
  </ul>
)

const Uses = ({ usos }: Pick<StoredFile, 'usos'>) => {
  const [first, ...otherUsos] = usos
  if (!first) return 'Sin usar'
  if (otherUsos.length === 0) return <Place {...first} />
  return (
    <details>
      <summary>{`${usos.length} lugares`}</summary>
      <Places usos={usos} />
    </details>
  )
}

const columns: Column<StoredFile>[] = [
  { header: 'Archivo', className: cx(cells.file, styles.shown), cell: (file) => <Thumbnail {...file} /> },
  {
    header: 'Nombre',
    className: cells.text,
    by: ({ nombre }) => nombre,
    cell: ({ nombre }) => (
      <a href={getFileUrl(nombre)} target="_blank" rel="noopener" aria-label={`${nombre} (se abre en otra pestaña)`}>
        {nombre}
      </a>
    ),
  },
  { ...textColumn('Tipo', getFileKind), className: cells.short },
  {
    header: 'Tamaño',
    className: cells.short,
    by: ({ bytes = 0 }) => bytes,
    cell: ({ bytes }) => bytes !== undefined && fileSize(bytes),
  },
  {
    header: 'Fecha',
    className: cells.short,
    by: getCreationTime,
    cell: (file) =>
      getCreationTime(file) > 0 && <time dateTime={file.created_at}>{formats.date(getCreationTime(file))}</time>,
  },
  {
    header: 'Se usa en',
    className: cx(cells.foot, cells.labelled),
    by: ({ usos }) => usos.length,
    cell: (file) => <Uses {...file} />,
  },
]

const choices = [
  {
    label: 'Tipo',
    options: Object.fromEntries(kinds.map((kind) => [kind, (file: StoredFile) => getFileKind(file) === kind])),
  },
  {
    label: 'Uso',
    options: {
      'En uso': ({ usos }: StoredFile) => usos.some((uso) => !isTrashed(uso)),
      'Sin usar': ({ usos }: StoredFile) => usos.length === 0,
      'En la papelera': ({ usos }: StoredFile) => usos.some(isTrashed),
    },
  },
]

const isUsed = ({ usos }: StoredFile) => usos.length > 0
const toDelete = (file: StoredFile) => ({ nombre: file.nombre, ...(isUsed(file) && { enUso: true }) })

function Actions(file: StoredFile) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <IconButton label={`Eliminar ${file.nombre}`} icon={<Trash />} onClick={() => setAsking(true)} />
      {asking && <DeleteDialog {...file} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The text of the question before a delete: the uses of the file come first. */
const useQuestion = ({ nombre, usos }: StoredFile): string => {
  const undoHint = useUndoHint(true)
  if (usos.some(isTrashed)) return `“${nombre}” está en la papelera: eliminalo desde ahí.`
  if (usos.length > 0) return `“${nombre}” se usa acá. Si lo eliminás, quedan sin el archivo. ${undoHint} ${stillSeen}`
  return `Vas a eliminar “${nombre}” para siempre. No se puede deshacer. ${stillSeen}`
}

/** The dialog of a used file lists its uses; a file in the trash is deleted from the trash. */
function DeleteDialog({ onClose, ...file }: StoredFile & { onClose: () => void }) {
  const { nombre, usos } = file
  const { send, busy, errorKey } = useSave(eliminarArchivo)
  const used = isUsed(file)
  const confirm = async () => {
    const { change, error } = await send(toDelete(file))
    if (error !== undefined) return
    if (used) offerUndo(`se eliminó ${nombre}`, change)
    onClose()
  }
  return (
    <Ask
      title="Eliminar archivo"
      description={useQuestion(file)}
      errorKey={errorKey}
      yes={usos.some(isTrashed) ? undefined : used ? 'Eliminar igual' : 'Eliminar para siempre'}
      busy={busy}
      busyLabel="Eliminando…"
      onNo={onClose}
      onYes={() => void confirm()}
    >
      {used && <Places usos={usos} />}
    </Ask>
  )
}

const removal = createAction('Eliminar', ['se eliminó', 'se eliminaron'], eliminarArchivo, toDelete, {
  noun: ['archivo', 'archivos'],
  deletes: true,
  about: (files) => {
    const used = files.filter(isUsed).length
    const uses = `${counted(used, 'se usa', 'se usan')}: donde se usan, quedan sin el archivo. `
    return `${used === 0 ? '' : uses}${stillSeen}`
  },
  // A file that nobody uses goes for good.
  final: (files) => !files.every(isUsed),
})

/** A library of all files: the kind and the uses of each; unused files can be deleted. */
export const List = listScreen({
  title: 'Archivos',
  query: library,
  search: ({ nombre, usos }) => `${nombre} ${usos.map(describeUse).join(' ')}`,
  columns,
  choices,
  actions: (file) => <Actions {...file} />,
  bulk: { getName: ({ nombre }: StoredFile) => nombre, actions: [removal] },
})
