import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useExtensions } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import type { BadCell } from '#contract/bulk-row.ts'
import { plantillaCargaMasiva } from '#contract/carga-masiva.ts'
import { WorkerError } from '#ui/ask-worker.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { Empty } from '#ui/Empty.tsx'
import { Field } from '#ui/Field.tsx'
import { Retry } from '#ui/Retry.tsx'
import { FileInput } from '../../kit/fields/FileInput.tsx'
import { useUnsaved } from '../../kit/leave.ts'
import { useOpenScreen } from '../../kit/place.ts'
import { Screen } from '../../kit/Screen.tsx'
import { useSaveShortcut } from '#ui/shortcut.ts'
import { DownloadButton } from '../../kit/DownloadButton.tsx'
import { productos } from '../productos/section.ts'
import { Catalogue } from '../../carga-masiva/Catalogue.tsx'
import { noPreview } from '../../carga-masiva/preview.ts'
import type { ListChoices } from '../../carga-masiva/choices.ts'
import { describeDoubts, outcome } from '../../carga-masiva/sentence.ts'
import { useLoad, type Loaded } from '../../carga-masiva/use-load.ts'
import { describeProblem, usePreview } from '../../carga-masiva/use-preview.ts'
import { ColumnMapping } from '../../carga-masiva/ColumnMapping.tsx'
import { ImportPreview } from '../../carga-masiva/ImportPreview.tsx'
import { countDoubts, Doubts } from '../../carga-masiva/Doubts.tsx'
import type { ReadList } from '../../carga-masiva/read-list.ts'
import { remember } from '../../carga-masiva/remembered.ts'
import { StoredRows } from '../../carga-masiva/StoredRows.tsx'
import { Working } from '../../carga-masiva/Working.tsx'
import styles from '../../carga-masiva/CargaMasiva.module.css'

/** A file of products; a preview shows its changes before they are made. */
export const Form = () => {
  const [file, setFile] = useState<File>()
  /** The choices about this file. */
  const [choices, setChoices] = useState<ListChoices>()
  const preview = usePreview(file, choices)
  const knowsRows = useExtensions().includes('filaOriginal')
  const form = useRef<HTMLFormElement>(null)
  const { send, busy, progress, loaded, refusal, forget } = useLoad(() => setFile(undefined))
  useUnsaved(file !== undefined)
  useSaveShortcut(form)

  const taken = preview.data?.taken
  const say = (next: ListChoices) => {
    // A load under way keeps its progress.
    if (!busy) forget()
    if (taken) remember(taken.list, next)
    setChoices(next)
  }
  const choose = (chosen: File | undefined) => {
    forget()
    setChoices(undefined)
    setFile(chosen)
  }
  /** The file to send, as previewed; without a preview, the chosen file as it is. */
  const sending = async () => {
    const waits = file && (preview.isPending || preview.isPlaceholderData)
    const previewed = waits ? (await preview.refetch({ cancelRefetch: false })).data : preview.data
    const text = previewed?.taken?.text
    if (!file || !previewed || text === undefined) return { file }
    const name = file.name.replace(/\.\w+$/, '')
    return {
      file: new File([text], `${name}.csv`, { type: 'text/csv' }),
      rows: knowsRows ? undefined : previewed.preview.rows,
      lost: previewed.preview.lost,
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(sending)
  }
  return (
    <Screen title="Carga Masiva" actions={!file && <Template />}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
        <div className={styles.before} hidden={file !== undefined}>
          <p className={styles.intro}>
            Subí tu lista de precios como la tenés, o la plantilla. Una fila por sub-producto: las filas con el mismo
            nombre forman un producto. Un producto que ya existe se actualiza. Es todo o nada: con una sola celda mal no
            se carga ninguna fila.
          </p>
          <Catalogue />
        </div>
        <Field
          label="Archivo"
          error={refusal?.message}
          required
          hint={file ? undefined : 'CSV o XLSX. Antes de subirla ves cómo queda cada fila.'}
        >
          <FileInput ref={null} files={file ? [file] : []} accept={sheets} onFiles={([chosen]) => choose(chosen)} />
        </Field>
        {file && <PreviewPanel preview={preview} refused={refusal?.cells ?? none} choices={choices} onSay={say} />}
        {loaded && <Done loaded={loaded} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} busyLabel="Subiendo…">
            Subir
          </Button>
          {file && preview.data && <DoubtCount read={preview.data} />}
          {busy && (
            <Working counts={progress.counts} onCancel={progress.cancel}>
              {progress.label}
            </Working>
          )}
        </div>
      </form>
    </Screen>
  )
}

const DoubtCount = ({ read: { reasons, taken } }: { read: ReadList }) => {
  const count = countDoubts({ columns: taken?.columns ?? [], reasons })
  return count > 0 && <span>{`con ${counted(count, 'duda', 'dudas')}`}</span>
}

const sheets = ['csv', 'xlsx']
const none: never[] = []

/** The template is an extension, which a backend may lack. */
const Template = () => {
  const { data } = useQuery(read(plantillaCargaMasiva, {}))
  return (
    data && (
      <DownloadButton file={() => data} name="plantilla-carga-masiva.csv">
        Descargar plantilla
      </DownloadButton>
    )
  )
}

type PreviewPanelProps = {
  preview: ReturnType<typeof usePreview>
  refused: readonly BadCell[]
  choices: ListChoices | undefined
  onSay: (value: ListChoices) => void
}

function PreviewPanel({
  preview: { data, error, refetch, isPlaceholderData },
  refused,
  choices,
  onSay,
}: PreviewPanelProps) {
  if (refused.length === 0 && error) {
    if (error instanceof WorkerError) return <Empty>{describeProblem(error)}</Empty>
    return <Retry onRetry={() => void refetch()} message="No pudimos anticipar qué va a pasar." />
  }
  if (refused.length === 0 && !data) return <Working>Leyendo la planilla…</Working>
  const { preview = noPreview, taken, reasons = [], shown = [] } = data ?? {}
  const isLost = preview.lost !== undefined
  const body = (
    <>
      {taken && (
        <Doubts
          columns={taken.columns}
          reasons={reasons}
          shown={shown}
          choices={choices ?? taken.choices}
          touched={choices !== undefined}
          onSay={onSay}
        />
      )}
      {!isLost && shown.length > 0 && <StoredRows shown={shown} notes={preview.leftOut} />}
      {taken && <ColumnMapping taken={taken} choices={choices} isLost={isLost} onSay={onSay} />}
    </>
  )
  const out = new Set(
    reasons.flatMap(({ settlement, cells }) => (settlement === 'out' ? cells.map(({ row }) => row) : [])),
  )
  return (
    <>
      {isPlaceholderData && <Working>Leyendo la planilla…</Working>}
      {isLost ? (
        <>
          <Empty>{[preview.lost, ...preview.leftOut].join(' ')}</Empty>
          {body}
        </>
      ) : (
        <ImportPreview preview={preview} refused={refused} out={out.size}>
          {body}
        </ImportPreview>
      )}
    </>
  )
}

const Done = ({ loaded }: { loaded: Loaded }) => {
  const openScreen = useOpenScreen()
  return (
    <Empty
      action={
        <Button tone="secondary" onClick={() => openScreen(productos.list)}>
          Ver productos
        </Button>
      }
    >
      <output>{[outcome(loaded), describeDoubts(loaded)].join(' ').trim()}</output>
    </Empty>
  )
}
