import { useId, useRef, useState } from 'react'
import { errorMessage } from '../../../api/errors.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { hideError, showError } from '../alert.ts'
import type { Confirm } from '../FormBody.tsx'
import { Upload } from '../icons.tsx'
import { useOnce } from '../once.ts'
import { ReasonAt } from '../Reason.tsx'
import { offerUndo } from '../undo.ts'
import { useOneField, type RecordCalls } from './one-field.ts'

type ReplaceFileProps = {
  id: number
  name: string
  /** The upload of the save. */
  field: string
  calls: RecordCalls
  /** A question before the save. */
  confirm?: Confirm | undefined
}

/** Another file for a record; everything else of the record stays. */
export function ReplaceFile({ id, name, field, calls, confirm }: ReplaceFileProps) {
  const at = useId()
  const input = useRef<HTMLInputElement>(null)
  const { write, busy } = useOneField(calls)
  const replace = useOnce(async (file: File) => {
    hideError(at)
    const { change, error } = await write(id, field, file)
    if (error === undefined) offerUndo(`se reemplazó el archivo de ${name}`, change)
    else showError(errorMessage(error), at)
  })
  /** The file that waits for the answer to its question. */
  const [asked, setAsked] = useState<File>()
  const choose = async (file: File) => {
    if (await confirm?.when({ [field]: file })) setAsked(file)
    else await replace(file)
  }
  const answer = (file?: File) => {
    setAsked(undefined)
    if (file) void replace(file)
  }
  return (
    <>
      <IconButton
        label={`Reemplazar archivo de ${name}`}
        icon={<Upload />}
        aria-busy={busy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`Archivo nuevo de ${name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again.
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <ReasonAt at={at} />
      {asked && confirm && (
        <confirm.Asking values={{ [field]: asked }} onYes={() => answer(asked)} onNo={() => answer()} />
      )}
    </>
  )
}
