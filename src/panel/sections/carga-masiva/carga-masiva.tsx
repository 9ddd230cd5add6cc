import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { ApiError } from '#api/errors.ts'
import { useExtensions } from '#api/extensions.ts'
import { read } from '#api/queries.ts'
import { plantillaCargaMasiva } from '#contract/carga-masiva.ts'
import { Button } from '#ui/Button.tsx'
import { counted } from '#ui/counted.ts'
import { cx } from '#ui/cx.ts'
import { Empty } from '#ui/Empty.tsx'
import { Field } from '#ui/Field.tsx'
import { Retry } from '#ui/Retry.tsx'
import { useSaveShortcut } from '#ui/shortcut.ts'
import { DownloadButton } from '../../kit/DownloadButton.tsx'
import { FileInput } from '../../kit/fields/FileInput.tsx'
import { useUnsaved } from '../../kit/leave.ts'
import { useOpenScreen } from '../../kit/place.ts'
import { Screen } from '../../kit/Screen.tsx'
import { Catalogue } from '../../carga-masiva/Catalogue.tsx'
import type { Choices } from '../../carga-masiva/choices.ts'
import { LoadPreview } from '../../carga-masiva/LoadPreview.tsx'
import type { Planilla } from '../../carga-masiva/planilla.ts'
import { countOpen } from '../../carga-masiva/Questions.tsx'
import { describeDoubts, outcome } from '../../carga-masiva/sentence.ts'
import { useLoad, type Loaded, type Sending } from '../../carga-masiva/use-load.ts'
import { describeProblem, usePlanilla, type Chosen, type Reading } from '../../carga-masiva/use-planilla.ts'
import { Working } from '../../carga-masiva/Working.tsx'
import { productos } from '../productos/section.ts'
import styles from '../../carga-masiva/CargaMasiva.module.css'

const sheets = ['csv', 'xlsx']

/** A file that we do not convert: what it holds is the API's to judge. */
const goesAsItIs = ({ asItIs, tabs }: Planilla): boolean => asItIs || tabs.every(({ canLoad }) => !canLoad)

/** The file to send. `knowsRows`: the API answers by the rows of the clerk's file. */
const toSending = async (file: File, { thread, planilla }: Reading, knowsRows: boolean): Promise<Sending> => {
  if (goesAsItIs(planilla)) return { file }
  const { text, positions } = await thread.ask('send', {})
  const name = file.name.replace(/\.\w+$/, '')
  return { file: new File([text], `${name}.csv`, { type: 'text/csv' }), rows: knowsRows ? undefined : positions }
}

/** A file of products, shown as it is with what it will do before it does it. */
export const Form = () => {
  const [chosen, setChosen] = useState<Chosen>()
  /** What was said about this file. */
  const [choices, setChoices] = useState<Choices>()
  const { reading, isPending, error, retry, whenRead } = usePlanilla(chosen, choices)
  const knowsRows = useExtensions().includes('filaOriginal')
  const form = useRef<HTMLFormElement>(null)
  const { send, busy, progress, loaded, refusal, forget } = useLoad(() => setChosen(undefined))
  useUnsaved(chosen !== undefined)
  useSaveShortcut(form)

  const file = chosen?.file
  const problem = error ? describeProblem(error) : undefined
  const isFailed = error !== null && problem === undefined
  // A file of a kind that we do not read goes as it is; any other waits until it is read and compared.
  const isBlocked = isFailed || (file !== undefined && !reading && error?.name !== 'UnreadableSheet')
  const open = reading ? countOpen(reading.planilla.questions) : 0
  const choose = (next: File | undefined) => {
    forget()
    setChoices(undefined)
    setChosen(next && { file: next, at: performance.now() })
  }
  const say = (next: Choices) => {
    // A load under way keeps its progress.
    if (!busy) forget()
    setChoices(next)
  }
  const prepare = async (): Promise<Sending> => {
    const { data, error: failure } = file ? await whenRead() : {}
    if (failure && describeProblem(failure) === undefined) return { file, unsent: describeFailure(failure) }
    if (!file || !data) return { file }
    return toSending(file, data, knowsRows).catch((died: unknown) => ({ file, unsent: describeFailure(died) }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBlocked) void send(prepare)
  }
  return (
    <Screen title="Carga Masiva" actions={!file && <Template />}>
      <form ref={form} className={styles.stack} onSubmit={submit} noValidate aria-busy={busy}>
        <Before hidden={file !== undefined} />
        <Field
          className={styles.narrow}
          label="Archivo"
          error={refusal?.message}
          required
          hint={file ? undefined : 'CSV o XLSX. Antes de subirla ves qué pasa con cada fila.'}
        >
          <FileInput ref={null} files={file ? [file] : []} accept={sheets} onFiles={([next]) => choose(next)} />
        </Field>
        {problem !== undefined && !refusal && <Empty>{problem}</Empty>}
        {isFailed && <Retry onRetry={retry} message={describeFailure(error)} />}
        {file && reading && (
          <LoadPreview
            key={chosen?.at}
            reading={reading}
            planning={isPending ? choices : undefined}
            said={choices ?? reading.planilla.choices}
            refused={refusal?.cells ?? none}
            onSay={say}
          />
        )}
        {loaded && <Done loaded={loaded} />}
        <div className={cx(styles.row, styles.buttons)}>
          <Button type="submit" busy={busy} busyLabel="Subiendo…" disabled={isBlocked}>
            Subir
          </Button>
          {file && isPending && <Working>Leyendo la planilla…</Working>}
          {open > 0 && <span>{`con ${counted(open, 'duda', 'dudas')}`}</span>}
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

const none: never[] = []

const Before = ({ hidden }: { hidden: boolean }) => (
  <div className={cx(styles.stack, styles.narrow)} hidden={hidden}>
    <p>
      Subí tu lista de precios como la tenés, o la plantilla. Una fila por sub-producto: las filas con el mismo nombre
      forman un producto. Un producto que ya existe se actualiza. Es todo o nada: con una sola celda mal no se carga
      ninguna fila.
    </p>
    <Catalogue />
  </div>
)

const describeFailure = (error: unknown): string =>
  error instanceof ApiError
    ? 'No pudimos comparar con el catálogo.'
    : 'No pudimos abrir nuestra lectura de la planilla.'

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
