import { useState } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { useFileDialog } from '#ui/use-file-dialog.tsx'
import type { Confirm } from '../form-context.ts'
import { Upload } from '../icons.tsx'
import { useOnce } from '../once.ts'
import { ErrorReason } from '../Reason.tsx'
import { useRowWrite, type RecordCalls } from './write-field.ts'

type ReplaceFileProps = {
  id: number
  name: string
  field: string
  calls: RecordCalls
  confirm?: Confirm | undefined
}

/** Another file for a record; everything else of the record stays. */
export function ReplaceFile({ id, name, field, calls, confirm }: ReplaceFileProps) {
  const { save, busy, errorKey } = useRowWrite(calls)
  const replace = useOnce(
    async (file: File) => void (await save(id, field, file, `se reemplazó el archivo de ${name}`)),
  )
  /** The file that waits for the answer to its question. */
  const [pending, setPending] = useState<File>()
  const choose = async (file: File) => {
    if (await confirm?.when({ [field]: file })) setPending(file)
    else await replace(file)
  }
  const answer = (file?: File) => {
    setPending(undefined)
    if (file) void replace(file)
  }
  const [openDialog, shown] = useFileDialog({
    label: `Archivo nuevo de ${name}`,
    onFiles: ([file]) => void choose(file),
  })
  return (
    <>
      <IconButton label={`Reemplazar archivo de ${name}`} icon={<Upload />} aria-busy={busy} onClick={openDialog} />
      {shown}
      <ErrorReason errorKey={errorKey} />
      {pending && confirm && (
        <confirm.Asking values={{ [field]: pending }} onYes={() => answer(pending)} onNo={() => answer()} />
      )}
    </>
  )
}
