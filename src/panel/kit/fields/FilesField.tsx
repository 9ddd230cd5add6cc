import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field, TextInput } from '../../../ui/Field.tsx'
import { Close } from '../../../ui/icons/index.tsx'
import { ChooseStored } from '../library/ChooseStored.tsx'
import { useFormField, type FieldProps, type Values } from '../form-context.ts'
import { fileSize } from '../text.ts'
import { keyOfFile } from './Chosen.tsx'
import { DropBox } from './DropBox.tsx'
import { useProblem } from './use-problem.ts'
import { moreFiles, moreIn, useMoreFiles, type More } from './use-more-files.ts'
import styles from './fields.module.css'

type FilesFieldProps = FieldProps & {
  save: Endpoint<Values>
  /** The field that names a record, and the name that a file suggests. */
  title: { readonly name: string; readonly label: string; readonly from: (fileName: string) => string }
}

const chosenWords = (files: readonly More[]): string => {
  const [first, ...more] = files
  if (!first) return 'Elegí uno o varios archivos, o arrastralos hasta acá'
  const size = fileSize(files.reduce((sum, { file }) => sum + file.size, 0))
  return more.length === 0 ? `${first.file.name} · ${size}` : `${files.length} archivos · ${size}`
}

/** One file or several, each a record of its own. The first one is the record of the form around. */
export function FilesField({ name, label, save, title }: FilesFieldProps) {
  const { contract, error } = useFormField(name, label)
  const { getValues, setValue } = useFormContext()
  const { ref, value, onChange } = useController({ name }).field
  const titled: unknown = useWatch({ name: title.name })
  const { value: others, onChange: onOthers } = useController({ name: moreFiles }).field
  const sending = useMoreFiles({ save, name, title: title.name })
  const first = value instanceof File ? value : undefined
  const problem = useProblem(first, contract.accept ?? 'any')
  const own: More[] = first ? [{ file: first, title: typeof titled === 'string' ? titled : '' }] : []
  const files = [...own, ...moreIn(others)]

  const put = ([one, ...more]: readonly More[]) => {
    onChange(one?.file)
    if (one) setValue(title.name, one.title)
    onOthers(more.length > 0 ? more : undefined)
  }
  /** A title that was typed before stays with the first file. */
  const choose = (chosen: readonly File[]) => {
    const typed: unknown = getValues(title.name)
    const named = chosen.map((file) => ({ file, title: title.from(file.name) }))
    const [one, ...more] = named
    if (one) put([typeof typed === 'string' && typed.trim() !== '' ? { ...one, title: typed } : one, ...more])
  }
  return (
    <div className={styles.file}>
      <Field label={label} error={error ?? (problem && <output>{problem}</output>)} required={!contract.optional}>
        <div className={styles.picker}>
          <DropBox ref={ref} accept={[]} multiple chosen={chosenWords(files)} onFiles={choose} />
          {files.length > 0 && (
            <Button tone="quiet" onClick={() => put([])}>
              {files.length > 1 ? 'Quitar archivos' : 'Quitar archivo'}
            </Button>
          )}
        </div>
      </Field>
      <ChooseStored label={label} accept={contract.accept ?? 'any'} onFile={(file) => choose([file])} />
      {files.length > 1 && (
        <ol className={styles.files} aria-label="Archivos elegidos">
          {files.map((one, i) => (
            <FileRow
              key={keyOfFile(one.file)}
              {...one}
              label={`${title.label}, archivo ${i + 1}`}
              onTitle={(text) => put(files.with(i, { file: one.file, title: text }))}
              onRemove={() => put(files.toSpliced(i, 1))}
            />
          ))}
        </ol>
      )}
      <output className={styles.advice}>{sending && `Guardando el ${sending.at} de ${sending.of}…`}</output>
    </div>
  )
}

type FileRowProps = More & { label: string; onTitle: (text: string) => void; onRemove: () => void }

const FileRow = ({ file, title, reason, label, onTitle, onRemove }: FileRowProps) => (
  <li>
    <span>
      <span>{`${file.name} · ${fileSize(file.size)}`}</span>
      {reason !== undefined && <span className={styles.failed}>{reason}</span>}
    </span>
    <TextInput value={title} aria-label={label} autoComplete="off" onChange={({ target }) => onTitle(target.value)} />
    <IconButton label={`Quitar ${file.name}`} icon={<Close />} onClick={onRemove} />
  </li>
)
