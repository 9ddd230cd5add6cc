import { useController, useWatch } from 'react-hook-form'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { offered } from '../../../contract/uploads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Chosen, keyOfFile } from '../fields/Chosen.tsx'
import { DropBox } from '../fields/DropBox.tsx'
import { ShrinkOffer } from '../fields/ShrinkOffer.tsx'
import { useProblem } from '../fields/use-problem.ts'
import { ChooseStored } from '../library/ChooseStored.tsx'
import { useFormField, type FieldProps, type Values } from '../form-context.ts'
import { fileSize } from '../text.ts'
import { judged } from './judged.ts'
import { ChosenPictures } from './PictureList.tsx'
import { filesIn } from './use-add-pictures.ts'
import { useLeftOut } from './use-left-out.tsx'
import { others, useOthers } from './use-others.ts'
import fields from '../fields/fields.module.css'

type PicturesFieldProps = FieldProps & { recommended: string; add: Endpoint<Values> }

/** One picture or several, each saved as a record of its own. */
export function PicturesField({ name, label, recommended, add }: PicturesFieldProps) {
  const {
    contract: { accept = 'image', optional },
    error,
  } = useFormField(name, label)
  const { ref, value, onChange } = useController({ name }).field
  const { value: more, onChange: onMore } = useController({ name: others }).field
  const { error: leftOut, refuse } = useLeftOut(name)
  const sending = useOthers(add)
  const first = value instanceof File ? value : undefined
  const files = first ? [first, ...filesIn(more)] : []
  const problem = useProblem(files.length === 1 ? first : undefined, accept)

  const put = ([one, ...rest]: readonly File[]) => {
    onChange(one)
    onMore(rest.length > 0 ? rest : undefined)
  }
  /** One picture shows its problem at the input. Several pictures come without those that the API would refuse. */
  const choose = async (chosen: readonly File[]) => {
    refuse([])
    put(chosen)
    if (chosen.length === 1) return
    const { good, leftOut: refused } = await judged(chosen, accept)
    put(good.map(({ file }) => file))
    refuse(refused)
  }
  return (
    <div className={fields.file}>
      <Field
        label={label}
        error={error ?? (leftOut || (problem && <output>{problem}</output>))}
        required={!optional}
        hint={`Tamaño recomendado: ${recommended}`}
      >
        <div className={fields.picker}>
          <DropBox
            ref={ref}
            accept={offered[accept]}
            multiple
            chosen={chosenWords(files)}
            onFiles={(chosen) => void choose(chosen)}
          />
          {files.length > 0 && (
            <Button tone="quiet" onClick={() => put([])}>
              {files.length > 1 ? 'Quitar archivos' : 'Quitar archivo'}
            </Button>
          )}
        </div>
      </Field>
      <ChooseStored label={label} accept={accept} onFile={(file) => put([...files, file])} />
      {files.length === 1 && first && <ShrinkOffer file={first} onFile={(lighter) => put([lighter])} />}
      {files.length === 1 && first && (
        <Chosen key={keyOfFile(first)} of={first} recommended={recommended} onCropped={(cropped) => put([cropped])} />
      )}
      {files.length > 1 && (
        <ChosenPictures label="Imágenes elegidas" files={files} recommended={recommended} onFiles={put} />
      )}
      <output className={fields.advice}>
        {sending ? `Guardando la ${sending.at} de ${sending.of}…` : <Places count={files.length} />}
      </output>
    </div>
  )
}

const chosenWords = ([file, ...more]: readonly File[]): string => {
  if (!file) return 'Elegí una o varias imágenes, o arrastralas hasta acá'
  return more.length === 0
    ? `${file.name} · ${fileSize(file.size)}`
    : `${more.length + 1} imágenes · ${fileSize([file, ...more].reduce((sum, { size }) => sum + size, 0))}`
}

/** The places that several pictures take. */
const Places = ({ count }: { count: number }) => {
  const orden = Number(useWatch({ name: 'orden' }))
  if (count < 2 || !Number.isSafeInteger(orden)) return null
  return `Van a quedar con orden ${orden} ${count === 2 ? 'y' : 'a'} ${orden + count - 1}.`
}
