import { useQuery, type QueryKey } from '@tanstack/react-query'
import { toCsv } from '#ui/csv.ts'
import { DownloadButton } from './DownloadButton.tsx'
import type { Read } from './EntityList.tsx'

type ListDownloadProps<Row, Key extends QueryKey> = {
  query: Read<Row[], Key>
  name: string
  /** The columns of the sheet, by their headers. */
  columns: Readonly<Record<string, (row: NoInfer<Row>) => string>>
}

/** Downloads a whole list as a CSV for spreadsheets; nothing where there is nothing to download. */
export function ListDownload<Row, Key extends QueryKey>({ query, name, columns }: ListDownloadProps<Row, Key>) {
  const { data = [] } = useQuery(query)
  const file = () =>
    toCsv(
      Object.keys(columns),
      data.map((row) => Object.values(columns).map((getCell) => getCell(row))),
    )
  return (
    data.length > 0 && (
      <DownloadButton file={file} name={name}>
        Descargar CSV
      </DownloadButton>
    )
  )
}
