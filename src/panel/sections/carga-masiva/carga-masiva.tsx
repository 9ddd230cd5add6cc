import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { read } from '../../../api/queries.ts'
import type { BadCell } from '../../../contract/bulk-row.ts'
import { plantillaCargaMasiva } from '../../../contract/carga-masiva.ts'
import { WorkerError } from '../../../ui/ask-worker.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Retry } from '../../../ui/Retry.tsx'
import { FileInput } from '../../kit/fields/FileInput.tsx'
import { useUnsaved } from '../../kit/leave.ts'
import { useOpenScreen } from '../../kit/place.ts'
import { Screen } from '../../kit/Screen.tsx'
import { useSaveShortcut } from '../../../ui/shortcut.ts'
import { DownloadButton } from '../../kit/DownloadButton.tsx'
import { productos } from '../productos/section.ts'
import { Catalogue } from '../../carga-masiva/Catalogue.tsx'
import { noPreview } from '../../carga-masiva/preview.ts'
import type { ListChoices } from '../../carga-masiva/choices.ts'
import { outcome } from '../../carga-masiva/sentence.ts'
import { useLoad, type Loaded } from '../../carga-masiva/use-load.ts'
import { problemOf, usePreview } from '../../carga-masiva/use-preview.ts'
import { WhatItIs } from '../../carga-masiva/WhatItIs.tsx'
import { WhatWillHappen } from '../../carga-masiva/WhatWillHappen.tsx'
import { Working } from '../../carga-masiva/Working.tsx'
import styles from '../../carga-masiva/CargaMasiva.module.css'

/** A file of products; a preview shows its changes before they are made. */
export const Form = () => {
  const [file, setFile] = useState<File>()
  /** What somebody said of this file. */
  const [requested, setRequested] = useState<ListChoices>()
  const preview = usePreview(file, requested)
  const form = useRef<HTMLFormElement>(null)
  const { send, busy, progress, loaded, refusal, forget } = useLoad(() => setFile(undefined))
  useUnsaved(file !== undefined)
  useSaveShortcut(form)

  const choose = (chosen: File | undefined) => {
    forget()
    setRequested(undefined)
    setFile(chosen)
  }
  /** What the preview shows is what is sent; without a preview, the file as it is. */
  const sending = async () => {
    const waits = file && (preview.isPending || preview.isPlaceholderData)
    const existing = waits ? (await preview.refetch({ cancelRefetch: false })).data : preview.data
    const text = existing?.taken?.text
    if (!file || !existing || text === undefined) return { file }
    const name = file.name.replace(/\.\w+$/, '')
    return { file: new File([text], `${name}.csv`, { type: 'text/csv' }), rows: existing.preview.rows }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void send(sending)
  }
  return (
    <Screen title="Carga Masiva" actions={<Template />}>
      <p className={styles.intro}>
        Subí tu lista de precios como la tenés, o la plantilla. Una fila por sub-producto: las filas con el mismo nombre
        forman un producto. Un producto que ya existe se actualiza. Es todo o nada: con una sola celda mal no se carga
        ninguna fila.
      </p>
      <Catalogue />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={busy}>
        <Field
          label="Archivo"
          error={refusal?.message}
          required
          hint="CSV o XLSX. Antes de subirla ves qué se entendió de cada columna."
        >
          <FileInput ref={null} files={file ? [file] : []} accept={sheets} onFiles={([chosen]) => choose(chosen)} />
        </Field>
        {file && (
          <PreviewOf preview={preview} refused={refusal?.cells ?? none} choices={requested} onSay={setRequested} />
        )}
        {loaded && <Done loaded={loaded} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} busyLabel="Subiendo…">
            Subir
          </Button>
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

type PreviewOfProps = {
  preview: ReturnType<typeof usePreview>
  refused: readonly BadCell[]
  choices: ListChoices | undefined
  onSay: (value: ListChoices) => void
}

function PreviewOf({ preview: { data, error, refetch, isPlaceholderData }, refused, choices, onSay }: PreviewOfProps) {
  if (refused.length === 0 && error) {
    if (error instanceof WorkerError) return <Empty>{problemOf(error)}</Empty>
    return <Retry onRetry={() => void refetch()} message="No pudimos anticipar qué va a pasar." />
  }
  if (refused.length === 0 && !data) return <Working>Leyendo la planilla…</Working>
  const { preview = noPreview, taken } = data ?? {}
  return (
    <>
      {taken && <WhatItIs taken={taken} choices={choices} onSay={onSay} />}
      {isPlaceholderData && <Working>Leyendo la planilla…</Working>}
      {preview.lost === undefined ? (
        <WhatWillHappen preview={preview} refused={refused} />
      ) : (
        <Empty>{[preview.lost, ...preview.leftOut].join(' ')}</Empty>
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
      <output>{outcome(loaded)}</output>
    </Empty>
  )
}
