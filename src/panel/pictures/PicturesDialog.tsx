import { useState } from 'react'
import { offered } from '../../contract/uploads.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Choices } from '../carga-masiva/Choices.tsx'
import { theScreen } from '../kit/alert.ts'
import { leftOutWords } from '../kit/fields/judged.tsx'
import { useFileDialog } from '../../ui/use-file-dialog.tsx'
import { pageSize } from '../kit/in-sight.ts'
import { mayLeave, useUnsaved } from '../kit/leave.ts'
import { useOnce } from '../kit/once.ts'
import { Pager } from '../kit/Pager.tsx'
import { ReasonAt } from '../kit/Reason.tsx'
import { fileSize } from '../kit/text.ts'
import type { Kind, Pictured } from './match.ts'
import { PictureOf } from './PictureOf.tsx'
import { isTooLarge, usePictures, type Picture } from './use-pictures.ts'
import styles from './pictures.module.css'

type Group = Kind | 'large'
const groups: readonly (readonly [Group, string])[] = [
  ['matched', 'con su producto'],
  ['doubtful', 'dudosas'],
  ['unknown', 'sin producto'],
  ['there', 'ya están'],
  ['large', 'muy pesadas'],
]
const groupOf = ({ file, kind }: Picture): Group => (isTooLarge(file) ? 'large' : kind)

const about: Readonly<Record<Group, string>> = {
  matched: '',
  doubtful: 'No es seguro de qué producto son: elegilo, o no se cargan.',
  unknown: 'Su nombre no es el de ningún producto ni código: elegí de cuál son, o no se cargan.',
  there: 'El producto ya tiene una imagen con ese nombre: no se cargan de nuevo.',
  large: 'Pesan más de lo que se puede guardar: achicalas para cargarlas.',
}

const pictures = (count: number): string => counted(count, 'imagen', 'imágenes')

type PicturesDialogProps = {
  dropped: readonly File[]
  products: readonly Pictured[]
  onClose: () => void
}

/** Pictures of many products: which product each is of is seen before any is sent. */
export default function PicturesDialog({ dropped, products, onClose }: PicturesDialogProps) {
  const state = usePictures(dropped, products)
  const { pictures: all, leftOut, heavy, shrinking, at, add, shrinkAll } = state
  useUnsaved(all.length > 0)
  const busy = at !== undefined || shrinking !== undefined
  const close = async () => {
    if (!busy && (await mayLeave())) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title="Imágenes por nombre"
      width="56em"
      {...(all.length === 0 && {
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
              busyLabel={`Achicando ${shrinking?.at} de ${shrinking?.of}…`}
              onClick={() => void (!busy && shrinkAll())}
            >
              {`Achicar ${pictures(heavy.length)} (${fileSize(heavy.reduce((sum, { size }) => sum + size, 0))})`}
            </Button>
          )}
        </div>
        {leftOutWords(leftOut).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {all.length > 0 && <Groups all={all} products={products} onChange={state.change} />}
        {all.length > 0 && <Foot {...state} onDone={onClose} />}
      </div>
    </Dialog>
  )
}

type State = ReturnType<typeof usePictures>
type GroupsProps = { all: readonly Picture[]; products: readonly Pictured[]; onChange: State['change'] }

/** The pictures by what is known of them, a page at a time. */
function Groups({ all, products, onChange }: GroupsProps) {
  const [wanted, setWanted] = useState<Group>()
  const [page, setPage] = useState(0)
  const inGroup = Map.groupBy(all, groupOf)
  const there = groups.flatMap(([kind, words]) => {
    const count = inGroup.get(kind)?.length ?? 0
    return count === 0 ? [] : [{ kind, words, count }]
  })
  const chosen = (there.find(({ kind }) => kind === wanted) ?? there[0])?.kind ?? 'matched'
  const rows = inGroup.get(chosen) ?? []
  const suggested = rows.filter(
    ({ kind, match, goesTo }) => kind === 'doubtful' && match.ids.length === 1 && goesTo === undefined,
  )
  const pages = Math.ceil(rows.length / pageSize)
  const shown = Math.min(page, Math.max(0, pages - 1))
  const choose = (kind: Group) => {
    setWanted(kind)
    setPage(0)
  }
  const accept = () => {
    for (const { file, match } of suggested) onChange(file, { target: match.ids[0] ?? null })
  }
  return (
    <>
      <Choices label="Ver" choices={there} chosen={chosen} onChoose={choose} />
      {about[chosen] !== '' && <p>{about[chosen]}</p>}
      {suggested.length > 0 && (
        <Button tone="quiet" onClick={accept}>
          {`Aceptar ${counted(suggested.length, 'sugerencia', 'sugerencias')}`}
        </Button>
      )}
      <ol className={styles.rows} aria-label="Imágenes elegidas">
        {rows.slice(shown * pageSize, (shown + 1) * pageSize).map((picture) => (
          <PictureOf
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

/** Sends the pictures that have a product; those that failed are tried again by the same button. */
function Foot({ ready, shrinking, at, sendAll, onDone }: State & { onDone: () => void }) {
  const busy = at !== undefined || shrinking !== undefined
  const start = useOnce(async () => {
    if (await sendAll(ready)) onDone()
  })
  const failed = ready.some(({ reason }) => reason !== undefined)
  return (
    <div className={styles.foot}>
      <ReasonAt at={theScreen} />
      {busy && (
        <progress
          aria-label="Avance"
          max={shrinking?.of ?? ready.length}
          value={(shrinking?.at ?? at ?? 1) - 1}
          className={styles.progress}
        />
      )}
      <div>
        <Button
          busy={at !== undefined}
          busyLabel={`Cargando ${at ?? 1} de ${ready.length}…`}
          aria-disabled={busy || ready.length === 0}
          onClick={() => void (!busy && ready.length > 0 && start())}
        >
          {`${failed ? 'Reintentar' : 'Cargar'} ${pictures(ready.length)}`}
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
  const [open, shown] = useFileDialog({ label, folder, multiple: true, accept: folder ? [] : offered.image, onFiles })
  return (
    <>
      <Button tone="secondary" className={folder ? styles.folder : undefined} onClick={open}>
        {children}
      </Button>
      {shown}
    </>
  )
}
