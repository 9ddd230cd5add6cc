import { use } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/Field.tsx'
import { Close } from '../../../ui/icons/index.tsx'
import { showError, showSuccess } from '../alert.ts'
import { EntityFormContext, useFormField, usePart, type FieldProps, type Part, type Values } from '../form-context.ts'
import { FileList } from './FileList.tsx'
import { judged, useLeftOut, useProblem } from './judged.tsx'
import { Shown } from './Shown.tsx'
import { UploadBox } from './UploadBox.tsx'
import { useSendEach } from './use-send-each.ts'
import { keyOfFile, moreFiles, morePictures, waitingIn, type Waiting } from './waiting.ts'
import styles from './fields.module.css'

/** The field that names a record, and the name that a file suggests. */
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

const wordsOf = ({ title }: Many) =>
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
  const { value: more, onChange: onMore } = useController({ name: title ? moreFiles : morePictures }).field
  const typed: unknown = useWatch({ name: title?.name ?? name })
  const first = value instanceof File ? value : undefined
  const own: Waiting[] = first ? [{ file: first, ...(title && { title: typeof typed === 'string' ? typed : '' }) }] : []
  const put = ([head, ...rest]: readonly Waiting[]) => {
    onChange(head?.file)
    if (title && head?.title !== undefined) setValue(title.name, head.title)
    if (many) onMore(rest.length > 0 ? rest : undefined)
  }
  /** Each file gets the title that its name suggests. A title that was typed before stays with the first file. */
  const putNew = (chosen: readonly File[]) => {
    const before: unknown = title && getValues(title.name)
    const isTyped = typeof before === 'string' && before.trim() !== ''
    const titleOf = (file: File, at: number) => title && { title: at === 0 && isTyped ? before : title.from(file.name) }
    put(chosen.map((file, at) => ({ file, ...titleOf(file, at) })))
  }
  return { ref, first, files: [...own, ...waitingIn(many && more)], put, putNew }
}

/** A chosen or stored file, or several new ones, with preview and real size. */
export function FileField({ name, label, recommended, ground, many }: FileFieldProps) {
  const {
    contract: { accept = 'any', optional },
    error,
    stored,
  } = useFormField(name, label)
  const { ref, first, files, put, putNew } = useFiles(name, many)
  const { error: leftOut, refuse } = useLeftOut(name)
  const problem = useProblem(first, accept)
  const shown = first ?? stored
  const words = many && wordsOf(many)

  /** One file shows its problem at the input. Several pictures come without those that the API would refuse. */
  const choose = async (chosen: readonly File[]) => {
    refuse([])
    putNew(chosen)
    if (chosen.length < 2 || many?.title) return
    const { good, leftOut: refused } = await judged(chosen, accept)
    put(good)
    refuse(refused)
  }
  /** A file of any kind is stored byte for byte. */
  const change = accept === 'any' ? undefined : (file: File, at = 0) => put(files.with(at, { file }))
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
        <Shown key={keyOfFile(shown)} of={shown} recommended={recommended} ground={ground} onFile={change} />
      )}
      {files.length > 1 && (
        <FileList
          label={words?.list ?? ''}
          files={files.map((own, at) => (at === 0 ? { ...own, reason: problem } : own))}
          recommended={recommended}
          onFile={change}
        >
          {(own, at) => (
            <>
              {many?.title && (
                <TextInput
                  value={own.title ?? ''}
                  aria-label={`${many.title.label}, archivo ${at + 1}`}
                  autoComplete="off"
                  onChange={({ target }) => put(files.with(at, { ...own, title: target.value }))}
                />
              )}
              <IconButton
                label={`Quitar ${own.file.name}`}
                icon={<Close />}
                onClick={() => put(files.toSpliced(at, 1))}
              />
            </>
          )}
        </FileList>
      )}
      {many && <FurtherFiles name={name} many={many} count={files.length} />}
    </UploadBox>
  )
}

/** After the save of the first file makes a record of each further one. Those that fail stay in the form, which then goes on with them. */
function FurtherFiles({ name, many, count }: { name: string; many: Many; count: number }) {
  const { save, title } = many
  const { at } = use(EntityFormContext)
  const { setValue } = useFormContext()
  const orden = Number(useWatch({ name: 'orden' }))
  const { sending, sendEach } = useSendEach(save)
  const more = title ? moreFiles : morePictures
  const { noun, made: done, did } = wordsOf(many)
  const sendFurther: Part['after'] = async (_, { [more]: chosen, ...values }) => {
    const further = waitingIn(chosen)
    const next = Number(values['orden']) + 1
    const inputOf = (own: Waiting) => ({ ...values, [name]: own.file, ...(title && { [title.name]: own.title }) })
    const { saved, left } = await sendEach(further, next, inputOf, 1)
    const [first, ...rest] = left
    const made = further.length - left.length + 1
    if (!first) {
      if (made > 1) showSuccess(`${made} ${done} con éxito`)
      return saved
    }
    const goesOn = { ...inputOf(first), [more]: rest, orden: next + made - 1 }
    for (const field of [name, title?.name ?? name, more, 'orden']) setValue(field, Reflect.get(goesOn, field))
    showError(`${did} ${made} de ${further.length + 1} ${noun}. “${first.file.name}”: ${first.reason}`, at)
    return { ...saved, stays: true }
  }
  usePart({ after: sendFurther })
  const places = count > 1 && Number.isSafeInteger(orden)
  return (
    <output className={styles.advice}>
      {sending
        ? `Guardando ${sending.at} de ${sending.of}…`
        : places && `Van a quedar con orden ${orden} ${count === 2 ? 'y' : 'a'} ${orden + count - 1}.`}
    </output>
  )
}
