import type { ReactNode } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { FilesField } from '../fields/FilesField.tsx'
import type { Confirm } from '../FormBody.tsx'
import type { Values } from '../form-context.ts'
import { DropFiles } from './DropFiles.tsx'
import { fileKinds } from './file-kinds.ts'
import type { RecordCalls } from './one-field.ts'
import { ReplaceFile } from './ReplaceFile.tsx'

type OfFiles<Row, Loaded> = RecordCalls<Loaded> & {
  create: Endpoint<Values>
  nameOf: (row: Row) => string
  /** The field that names a record, and the name that a file suggests. */
  title: { readonly name: string; readonly label: string; readonly from: (fileName: string) => string }
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
  const files = { name: 'file', save: create, title }
  return {
    choices: [fileKinds],
    beside: <DropFiles {...files} />,
    buttons: (row: Row): ReactNode => (
      <ReplaceFile id={row.id} name={nameOf(row)} field="file" calls={{ load, save }} confirm={confirm} />
    ),
    ...(confirm && { confirm }),
    newInputs: { file: <FilesField label="Archivo" {...files} /> },
  }
}
