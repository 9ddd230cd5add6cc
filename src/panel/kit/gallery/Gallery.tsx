import { useQuery, type QueryKey } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Endpoint } from '#contract/endpoint.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Upload } from '../icons.tsx'
import { Retry } from '#ui/Retry.tsx'
import { ordenColumn, thumbnailColumn } from '../columns.tsx'
import type { Read } from '../EntityList.tsx'
import { FileField } from '../fields/FileField.tsx'
import { OrdenField } from '../fields/OrdenField.tsx'
import { morePictures, getWaitingFiles } from '../fields/waiting.ts'
import { FormBody } from '../FormBody.tsx'
import { Gone, isGone } from '../Gone.tsx'
import type { Values } from '../form-context.ts'
import { mayLeave } from '../leave.ts'
import { useListView } from '../list-view.ts'
import { ListTable } from '../ListTable.tsx'
import { ShownSection, useMarkOpened, useOpenScreen } from '../place.ts'
import { deletable } from '../list-screen.tsx'
import type { OrderedList } from '../orden/move-aside.ts'
import { Screen } from '../Screen.tsx'
import { TableSkeleton } from '../TableSkeleton.tsx'
import { nextOrden } from '../text.ts'
import styles from '../RowActions.module.css'

interface Picture {
  readonly id: number
  readonly orden: number
  readonly path: string
}

type GalleryProps<Owner, Key extends QueryKey, Added extends Values> = {
  /** The owner is undefined until loaded. */
  title: (owner: NoInfer<Owner> | undefined) => string
  load: Read<Owner, Key>
  /** The words of the button and the title of its dialog. */
  addLabel: string
  add: Endpoint<Added>
  /** The field that names the owner of a picture. */
  owner: Partial<NoInfer<Added>>
  recommended: string
  remove: Endpoint<{ idImagen: number }>
}

const columns = [ordenColumn, thumbnailColumn('Imagen', ({ path }: Picture) => path)]

const getPictureName = ({ orden }: Picture) => `imagen ${orden}`

/** The pictures of a record (§2.15): a table of them, and a dialog that adds one. */
export function Gallery<Owner extends { id: number; imagenes: Picture[] }, Key extends QueryKey, Added extends Values>(
  props: GalleryProps<Owner, Key, Added>,
) {
  const { title, load, addLabel, add, remove } = props
  const { list = 0 } = use(ShownSection)
  const { data, error, refetch } = useQuery(load)
  const [view, change] = useListView()
  const [adding, setAdding] = useState(false)
  const recurso = add.entity?.resource ?? ''
  const openScreen = useOpenScreen()
  useMarkOpened(load.queryKey)
  const deletion = useMemo(() => deletable(remove, ({ id }: Picture) => ({ idImagen: id }), getPictureName), [remove])

  const buttons = (
    <div className={styles.answers}>
      <Button tone="secondary" onClick={() => openScreen(list)}>
        Volver
      </Button>
      {data && (
        <Button onClick={() => setAdding(true)}>
          <Upload />
          <span>{addLabel}</span>
        </Button>
      )}
    </div>
  )
  const body = () => {
    if (!data && isGone(error)) return <Gone list={list} />
    if (!data)
      return error ? (
        <Retry onRetry={() => void refetch()} message="No pudimos cargar las imágenes." />
      ) : (
        <TableSkeleton columns={columns} />
      )
    if (data.imagenes.length === 0) return <Empty>No tiene imagenes</Empty>
    return (
      <ListTable
        caption={title(data)}
        rows={data.imagenes}
        view={view}
        onView={change}
        columns={columns}
        {...deletion}
        ordering={{ recurso, idPadre: data.id, getName: getPictureName }}
      />
    )
  }
  return (
    <Screen title={title(data)} actions={buttons}>
      {body()}
      {adding && data && (
        <AddDialog
          {...props}
          list={{ recurso, idPadre: data.id, rows: data.imagenes }}
          onClose={() => setAdding(false)}
        />
      )}
    </Screen>
  )
}

type AddDialogProps<Added extends Values> = {
  addLabel: string
  add: Endpoint<Added>
  owner: Partial<Added>
  recommended: string
  list: OrderedList
  onClose: () => void
}

function AddDialog<Added extends Values>(props: AddDialogProps<Added>) {
  const { addLabel, add, owner, recommended, list, onClose } = props
  const cancel = async () => {
    if (await mayLeave()) onClose()
  }
  return (
    <Dialog open onOpenChange={() => void cancel()} title={addLabel}>
      <FormBody
        start={{ ...owner, orden: nextOrden(list.rows ?? []) }}
        loaded={undefined}
        save={add}
        onSaved={onClose}
        onCancel={() => void cancel()}
      >
        <PlaceOfPictures {...list} />
        <FileField name="imagen" label="Imagen" recommended={recommended} many={{ save: add }} />
      </FormBody>
    </Dialog>
  )
}

const PlaceOfPictures = (list: OrderedList) => (
  <OrdenField
    name="orden"
    label="Orden"
    list={list}
    count={1 + getWaitingFiles(useWatch({ name: morePictures })).length}
  />
)
