import { use } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Endpoint } from '#contract/endpoint.ts'
import { uploadKinds } from '#contract/upload-kinds.ts'
import { IconButton } from '#ui/Button.tsx'
import { TextInput } from '#ui/Field.tsx'
import { Close } from '#ui/icons/index.tsx'
import { showError, showSaved } from '../alert.ts'
import {
  EntityFormContext,
  mergeSaves,
  useFormField,
  useFormExtension,
  type FieldProps,
  type FormExtension,
  type Values,
} from '../form-context.ts'
import { judgeFiles, useLeftOut, useProblem, withJudged } from './judged.tsx'
import { FileList, Shown } from './Shown.tsx'
import { UploadBox } from './UploadBox.tsx'
import { useSendEach } from './use-send-each.ts'
import { getFileKey, moreFiles, morePictures, getWaitingFiles, type Waiting } from './waiting.ts'
import styles from './fields.module.css'

/** The field for the name of a record, and the name that a file suggests. */
export interface TitleOfFile {
  readonly name: string
  readonly label: string
  readonly from: (fileName: string) => string
}

interface Many {
  readonly save: Endpoint<Values>
  /** Without it the files are pictures, which have no name. */
  readonly title?: TitleOfFile
}

type FileFieldProps = FieldProps & {
  /** '586x1400' of §9. Another size is a warning, never a refusal. */
  recommended?: string
  /** The background on the public page, where that is not white. */
  ground?: 'dark'
  /** Takes several files, each a record of its own. The first one is the record of the form around. */
  many?: Many
}

const getWording = ({ title }: Many) =>
  title
    ? {
        toChoose: 'Elegí uno o varios archivos, o arrastralos hasta acá',
        noun: 'archivos',
        list: 'Archivos elegidos',
        made: 'archivos cargados',
        did: 'Se cargaron',
      }
    : {
        toChoose: 'Elegí una o varias imágenes, o arrastralas hasta acá',
        noun: 'imágenes',
        list: 'Imágenes elegidas',
        made: 'imágenes agregadas',
        did: 'Se agregaron',
      }

/** The chosen files of a field: the first is the value of the field itself, its title that of another field. */
const useFiles = (name: string, many: Many | undefined) => {
  const { getValues, setValue } = useFormContext()
  const { title } = many ?? {}
  const { ref, value, onChange } = useController({ name }).field
  const { value: furtherValue, onChange: onFurtherChange } = useController({
    name: title ? moreFiles : morePictures,
  }).field
  const typed: unknown = useWatch({ name: title?.name ?? name })
  const first = value instanceof File ? value : undefined
  const firstWaiting: Waiting[] = first
    ? [{ file: first, ...(title && { title: typeof typed === 'string' ? typed : '' }) }]
    : []
  const put = ([head, ...further]: readonly Waiting[]) => {
    onChange(head?.file)
    if (title && head?.title !== undefined) setValue(title.name, head.title)
    if (many) onFurtherChange(further.length > 0 ? further : undefined)
  }
  /** Gives each file the title that its name suggests. A title typed before stays with the first file. */
  const putNew = (chosen: readonly File[]) => {
    const currentTitle: unknown = title && getValues(title.name)
    const isTyped = typeof currentTitle === 'string' && currentTitle.trim() !== ''
    const getTitleValue = (file: File, index: number) =>
      title && { title: index === 0 && isTyped ? currentTitle : title.from(file.name) }
    put(chosen.map((file, index) => ({ file, ...getTitleValue(file, index) })))
  }
  /** The files as they are now, which may be others than those of the last drawing. */
  const getPictures = (): Waiting[] => {
    const picture: unknown = getValues(name)
    return [...(picture instanceof File ? [{ file: picture }] : []), ...getWaitingFiles(getValues(morePictures))]
  }
  return { ref, first, files: [...firstWaiting, ...getWaitingFiles(many && furtherValue)], put, putNew, getPictures }
}

/** A chosen or stored file, or several new ones, with preview and real size. */
export function FileField({ name, label, recommended, ground, many }: FileFieldProps) {
  const { contract, error, stored } = useFormField(name, label)
  if (contract.kind !== 'upload') throw new Error(`The form sends no file as '${name}'.`)
  const { accept, optional } = contract
  const { ref, first, files, put, putNew, getPictures } = useFiles(name, many)
  const { error: leftOut, refuse } = useLeftOut(name)
  const problem = useProblem(first, accept)
  const shown = first ?? stored
  const words = many && getWording(many)

  /** One file shows its problem at the input. Several pictures come without those that the API would refuse. */
  const choose = async (chosen: readonly File[]) => {
    refuse([])
    putNew(chosen)
    if (chosen.length < 2 || many?.title) return
    const { good, leftOut: refused } = await judgeFiles(chosen, accept)
    put(withJudged(getPictures(), good, refused))
    refuse(refused)
  }
  /** A file of any kind is stored byte for byte. */
  const change = uploadKinds[accept].isVisual ? (file: File, index = 0) => put(files.with(index, { file })) : undefined
  return (
    <UploadBox
      name={label}
      label={label}
      ref={ref}
      error={error ?? (leftOut || (files.length === 1 && problem && <output>{problem}</output>))}
      required={!optional}
      accept={accept}
      multiple={many !== undefined}
      recommended={recommended}
      files={files.map(({ file }) => file)}
      {...(words && { toChoose: words.toChoose, noun: words.noun })}
      onFiles={(chosen) => void choose(chosen)}
      // A stored picture joins those of a gallery.
      onStored={(file) => void (many && !many.title ? put([...files, { file }]) : choose([file]))}
    >
      {shown !== undefined && files.length < 2 && (
        <Shown key={getFileKey(shown)} fileOrPath={shown} recommended={recommended} ground={ground} onFile={change} />
      )}
      {files.length > 1 && (
        <FileList
          label={words?.list ?? ''}
          files={files.map((waitingFile, index) => (index === 0 ? { ...waitingFile, reason: problem } : waitingFile))}
          recommended={recommended}
          onFile={change}
        >
          {(waitingFile, index) => (
            <>
              {many?.title && (
                <TextInput
                  value={waitingFile.title ?? ''}
                  aria-label={`${many.title.label}, archivo ${index + 1}`}
                  autoComplete="off"
                  onChange={({ target }) => put(files.with(index, { ...waitingFile, title: target.value }))}
                />
              )}
              <IconButton
                label={`Quitar ${waitingFile.file.name}`}
                icon={<Close />}
                onClick={() => put(files.toSpliced(index, 1))}
              />
            </>
          )}
        </FileList>
      )}
      {many && <FurtherFiles name={name} many={many} count={files.length} />}
    </UploadBox>
  )
}

/** Makes a record of each further file after the save of the first. Failed files stay in the form, which then goes on with them. */
function FurtherFiles({ name, many, count }: { name: string; many: Many; count: number }) {
  const { save, title } = many
  const { errorKey } = use(EntityFormContext)
  const { setValue } = useFormContext()
  const orden = Number(useWatch({ name: 'orden' }))
  const { sending, sendEach } = useSendEach(save)
  const furtherField = title ? moreFiles : morePictures
  const { noun, made: done, did } = getWording(many)
  const sendFurther: FormExtension['attach'] = async (earlier, { [furtherField]: chosen, ...values }) => {
    const further = getWaitingFiles(chosen)
    const next = Number(values['orden']) + 1
    const toInput = (waitingFile: Waiting) => ({
      ...values,
      [name]: waitingFile.file,
      ...(title && { [title.name]: waitingFile.title }),
    })
    const { saved, failures } = await sendEach(further, next, toInput, 1)
    const [first, ...remaining] = failures
    const made = further.length - failures.length + 1
    if (!first) {
      if (made > 1) showSaved(`${made} ${done} con éxito`, mergeSaves(earlier, saved).notes)
      return saved
    }
    const goesOn = { ...toInput(first), [furtherField]: remaining, orden: next + made - 1 }
    for (const field of [name, title?.name ?? name, furtherField, 'orden']) setValue(field, Reflect.get(goesOn, field))
    showError(`${did} ${made} de ${further.length + 1} ${noun}. “${first.file.name}”: ${first.reason}`, errorKey)
    return { ...saved, stays: true }
  }
  useFormExtension({ attach: sendFurther })
  const places = count > 1 && Number.isSafeInteger(orden)
  return (
    <output className={styles.advice}>
      {sending
        ? `Guardando ${sending.position} de ${sending.total}…`
        : places && `Van a quedar con orden ${orden} ${count === 2 ? 'y' : 'a'} ${orden + count - 1}.`}
    </output>
  )
}
