import { use, type ReactNode } from 'react'
import type { Endpoint } from '#contract/endpoint.ts'
import { getExtension } from '#ui/media-kind.ts'
import { FileField, type TitleOfFile } from '../fields/FileField.tsx'
import { moreFiles, type Waiting } from '../fields/waiting.ts'
import type { Confirm, Values } from '../form-context.ts'
import { ShownSection, useOpenScreen } from '../place.ts'
import { useDroppedFiles } from './dropped.ts'
import type { Filter } from './Filters.tsx'
import type { RecordCalls } from './write-field.ts'
import { ReplaceFile } from './ReplaceFile.tsx'
import styles from './DropFiles.module.css'

const isPdf = (file: string): boolean => getExtension(file) === 'pdf'
const isSheet = (file: string): boolean => ['xlsx', 'xls', 'csv', 'ods'].includes(getExtension(file))

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
  const over = useDroppedFiles(([file, ...otherFiles]) => {
    const others = otherFiles.map((otherFile): Waiting => ({ file: otherFile, title: title.from(otherFile.name) }))
    const values = {
      file,
      [title.name]: title.from(file.name),
      ...(others.length > 0 && { [moreFiles]: others }),
    }
    openScreen(create, { values })
  })
  return over && <p className={styles.over}>Soltá los archivos para cargarlos</p>
}

type FileRecordOptions<Row, Loaded> = RecordCalls<Loaded> & {
  create: Endpoint<Values>
  getName: (row: Row) => string
  title: TitleOfFile
  confirm?: Confirm
}

/** Extra props of `records` of files: a filter by kind, files dropped on the list, another file for a record, several new ones at once. */
export const getFileRecordProps = <Row extends { id: number }, Loaded>(props: FileRecordOptions<Row, Loaded>) => {
  const { load, save, create, getName, title, confirm } = props
  const many = { save: create, title }
  return {
    choices: [fileKinds],
    extraActions: <DropFiles title={title} />,
    buttons: (row: Row): ReactNode => (
      <ReplaceFile id={row.id} name={getName(row)} field="file" calls={{ load, save }} confirm={confirm} />
    ),
    ...(confirm && { confirm }),
    newInputs: { file: <FileField name="file" label="Archivo" many={many} /> },
  }
}
