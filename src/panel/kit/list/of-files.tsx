import { use, type ReactNode } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { extensionOf } from '../../../ui/media-kind.ts'
import { FileField, type TitleOfFile } from '../fields/FileField.tsx'
import { moreFiles, type Waiting } from '../fields/waiting.ts'
import type { Confirm } from '../FormBody.tsx'
import type { Values } from '../form-context.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { useDroppedFiles } from './dropped.ts'
import type { Filter } from './Filters.tsx'
import type { RecordCalls } from './one-field.ts'
import { ReplaceFile } from './ReplaceFile.tsx'
import styles from './DropFiles.module.css'

const isPdf = (file: string): boolean => extensionOf(file) === 'pdf'
const isSheet = (file: string): boolean => ['xlsx', 'xls', 'csv', 'ods'].includes(extensionOf(file))

/** The filter of a list of files by their kind. */
const fileKinds: Filter<{ readonly file: string }> = {
  label: 'Tipo',
  options: {
    PDF: ({ file }) => isPdf(file),
    Planillas: ({ file }) => isSheet(file),
    Otros: ({ file }) => !isPdf(file) && !isSheet(file),
  },
}

/** Files dropped anywhere on a list open the form of new records, one for each file. */
function DropFiles({ title }: { title: TitleOfFile }) {
  const { create = 0 } = use(ShownSection)
  const openScreen = useOpenScreen()
  const over = useDroppedFiles(([file, ...more]) => {
    const others = more.map((one): Waiting => ({ file: one, title: title.from(one.name) }))
    const values = {
      file,
      [title.name]: title.from(file.name),
      ...(others.length > 0 && { [moreFiles]: others }),
    }
    openScreen(create, { values })
  })
  return over && <p className={styles.over}>Soltá los archivos para cargarlos</p>
}

type OfFiles<Row, Loaded> = RecordCalls<Loaded> & {
  create: Endpoint<Values>
  nameOf: (row: Row) => string
  title: TitleOfFile
  confirm?: Confirm
}

/** What `records` of files have besides: a filter by kind, files dropped on the list, another file for a record, several new ones at once. */
export const ofFiles = <Row extends { id: number }, Loaded>(props: OfFiles<Row, Loaded>) => {
  const { load, save, create, nameOf, title, confirm } = props
  const many = { save: create, title }
  return {
    choices: [fileKinds],
    beside: <DropFiles title={title} />,
    buttons: (row: Row): ReactNode => (
      <ReplaceFile id={row.id} name={nameOf(row)} field="file" calls={{ load, save }} confirm={confirm} />
    ),
    ...(confirm && { confirm }),
    newInputs: { file: <FileField name="file" label="Archivo" many={many} /> },
  }
}
