import type { ReactNode } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { FileField, type TitleOfFile } from '../fields/FileField.tsx'
import type { Confirm } from '../FormBody.tsx'
import type { Values } from '../form-context.ts'
import { DropFiles } from './DropFiles.tsx'
import { fileKinds } from './file-kinds.ts'
import type { RecordCalls } from './one-field.ts'
import { ReplaceFile } from './ReplaceFile.tsx'

type OfFiles<Row, Loaded> = RecordCalls<Loaded> & {
  create: Endpoint<Values>
  nameOf: (row: Row) => string
  title: TitleOfFile
  /** A question before a file is saved. */
  confirm?: Confirm
}

/** What `records` of files have besides: a filter by kind, files dropped on the list, another file for a record, several new ones at once. */
export const ofFiles = <Row extends { id: number }, Loaded>({
  load,
  save,
  create,
  nameOf,
  title,
  confirm,
}: OfFiles<Row, Loaded>) => {
  const many = { save: create, title }
  return {
    choices: [fileKinds],
    beside: <DropFiles name="file" title={title} />,
    buttons: (row: Row): ReactNode => (
      <ReplaceFile id={row.id} name={nameOf(row)} field="file" calls={{ load, save }} confirm={confirm} />
    ),
    ...(confirm && { confirm }),
    newInputs: { file: <FileField name="file" label="Archivo" many={many} /> },
  }
}
