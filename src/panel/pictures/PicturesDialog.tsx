import { useState } from 'react'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { Button } from '#ui/Button.tsx'
import { counted, digits } from '#ui/counted.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { screenErrorKey } from '../kit/alert.ts'
import { toAccept } from '../kit/fields/FileInput.tsx'
import { leftOutWords } from '../kit/fields/judged.tsx'
import { useFileDialog } from '#ui/use-file-dialog.tsx'
import { pageSize } from '../kit/in-sight.ts'
import { mayLeave, useUnsaved } from '../kit/leave.ts'
import { useOnce } from '../kit/once.ts'
import { Pager } from '../kit/Pager.tsx'
import { ErrorReason } from '../kit/Reason.tsx'
import { fileSize } from '../kit/text.ts'
import type { Pictured } from './named.ts'
import { PictureRow } from './PictureRow.tsx'
import { isTooLarge, usePictures, type Picture } from './use-pictures.ts'
import styles from './pictures.module.css'

type Group = Picture['kind'] | 'large'
/** The groups in the order of their buttons, and what is told of each. */
const groups: readonly (readonly [kind: Group, words: string, about: string])[] = [
  ['matched', 'con su producto', ''],
  ['doubtful', 'dudosas', 'No es seguro de qué producto son: elegilo, o no se cargan.'],
  ['unknown', 'sin producto', 'Su nombre no es el de ningún producto ni código: elegí de cuál son, o no se cargan.'],
  [
    'cut',
    'cortadas',
    'Les falta el final, y abajo se ven grises. Buscá el original, o elegí su producto para cargarlas así.',
  ],
  ['there', 'ya están', 'El producto ya tiene una imagen con ese nombre: no se cargan de nuevo.'],
  ['large', 'muy pesadas', 'Pesan más de lo que se puede guardar: achicalas para cargarlas.'],
]
const getGroup = ({ file, kind }: Picture): Group => (isTooLarge(file) ? 'large' : kind)

const countPictures = (count: number): string => counted(count, 'imagen', 'imágenes')

type PicturesDialogProps = {
  dropped: readonly File[]
  products: readonly Pictured[]
  onClose: () => void
}

/** Pictures of many products: the product of each is seen before any is sent. */
export default function PicturesDialog({ dropped, products, onClose }: PicturesDialogProps) {
  const state = usePictures(dropped, products)
  const { pictures, leftOut, heavy, shrinking, pictureNumber, add, shrinkAll } = state
  useUnsaved(pictures.length > 0)
  const busy = pictureNumber !== undefined || shrinking !== undefined
  const close = async () => {
    if (!busy && (await mayLeave())) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Imágenes por nombre"
      width="56em"
      {...(pictures.length === 0 && {
        description:
          'El nombre de cada archivo dice de qué producto es: por un código, con .jpg al final, o por el nombre del producto. Con -2 antes del punto es la segunda imagen. También se pueden arrastrar, con su carpeta.',
      })}
    >
      <div className={styles.all}>
        <div className={styles.answers}>
          <Choose label="Imágenes" onFiles={(files) => void add(files)}>
            Elegir imágenes
          </Choose>
          <Choose label="Carpeta de imágenes" folder onFiles={(files) => void add(files)}>
            Elegir una carpeta
          </Choose>
          {heavy.length > 0 && (
            <Button
              tone="secondary"
              busy={shrinking !== undefined}
              busyLabel={`Achicando ${shrinking?.position} de ${shrinking?.total}…`}
              onClick={() => void (!busy && shrinkAll())}
            >
              {`Achicar ${countPictures(heavy.length)} (${fileSize(heavy.reduce((sum, { size }) => sum + size, 0))})`}
            </Button>
          )}
        </div>
        {leftOutWords(leftOut).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {pictures.length > 0 && <Groups pictures={pictures} products={products} onChange={state.change} />}
        {pictures.length > 0 && <Foot {...state} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

type State = ReturnType<typeof usePictures>
type GroupsProps = { pictures: readonly Picture[]; products: readonly Pictured[]; onChange: State['change'] }

/** The pictures by the kind of their match, a page at a time. */
function Groups({ pictures, products, onChange }: GroupsProps) {
  const [selected, setSelected] = useState<Group>()
  const [page, setPage] = useState(0)
  const picturesByGroup = Map.groupBy(pictures, getGroup)
  const nonEmptyGroups = groups.filter(([kind]) => picturesByGroup.has(kind))
  const [chosen = 'matched', , about] = nonEmptyGroups.find(([kind]) => kind === selected) ?? nonEmptyGroups[0] ?? []
  const rows = picturesByGroup.get(chosen) ?? []
  const suggested = rows.filter(
    ({ kind, match, goesTo }) => kind === 'doubtful' && match.ids.length === 1 && goesTo === undefined,
  )
  const pages = Math.ceil(rows.length / pageSize)
  const shown = Math.min(page, Math.max(0, pages - 1))
  const choose = (kind: Group) => {
    setSelected(kind)
    setPage(0)
  }
  const accept = () => {
    for (const { file, match } of suggested) onChange(file, { target: match.ids[0] ?? null })
  }
  return (
    <>
      <fieldset className={styles.answers}>
        <legend className="visually-hidden">Ver</legend>
        {nonEmptyGroups.map(([kind, words]) => (
          <Button key={kind} tone="secondary" aria-pressed={kind === chosen} onClick={() => choose(kind)}>
            {`${digits(picturesByGroup.get(kind)?.length ?? 0)} ${words}`}
          </Button>
        ))}
      </fieldset>
      {about && <p>{about}</p>}
      {suggested.length > 0 && (
        <Button tone="quiet" onClick={accept}>
          {`Aceptar ${counted(suggested.length, 'sugerencia', 'sugerencias')}`}
        </Button>
      )}
      <ol role="list" className={styles.rows} aria-label="Imágenes elegidas">
        {rows.slice(shown * pageSize, (shown + 1) * pageSize).map((picture) => (
          <PictureRow
            key={picture.key}
            picture={picture}
            products={products}
            onChoose={(target) => onChange(picture.file, { target })}
          />
        ))}
      </ol>
      {pages > 1 && <Pager page={shown} pages={pages} onPage={setPage} />}
    </>
  )
}

/** Sends the pictures that have a product; the same button sends failed ones again. */
function Foot({ ready, shrinking, pictureNumber, sendAll, onDone }: State & { onDone: () => void }) {
  const busy = pictureNumber !== undefined || shrinking !== undefined
  const start = useOnce(async () => {
    if (await sendAll(ready)) onDone()
  })
  const failed = ready.some(({ reason }) => reason !== undefined)
  return (
    <div className={styles.foot}>
      <ErrorReason errorKey={screenErrorKey} />
      {busy && (
        <progress
          aria-label="Avance"
          max={shrinking?.total ?? ready.length}
          value={(shrinking?.position ?? pictureNumber ?? 1) - 1}
          className={styles.progress}
        />
      )}
      <div>
        <Button
          busy={pictureNumber !== undefined}
          busyLabel={`Cargando ${pictureNumber ?? 1} de ${ready.length}…`}
          aria-disabled={busy || ready.length === 0}
          onClick={() => void (!busy && ready.length > 0 && start())}
        >
          {`${failed ? 'Reintentar' : 'Cargar'} ${countPictures(ready.length)}`}
        </Button>
      </div>
    </div>
  )
}

type ChooseProps = {
  label: string
  folder?: boolean
  onFiles: (files: readonly File[]) => void
  children: string
}

/** A button that opens the dialog of the system, for files or for a folder. */
function Choose({ label, folder = false, onFiles, children }: ChooseProps) {
  const [open, shown] = useFileDialog({
    label,
    folder,
    multiple: true,
    accept: folder ? undefined : toAccept(uploadKinds.image.extensions),
    onFiles,
  })
  return (
    <>
      <Button tone="secondary" className={folder ? styles.folder : undefined} onClick={open}>
        {children}
      </Button>
      {shown}
    </>
  )
}
