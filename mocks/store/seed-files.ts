import { isRecord } from '../../src/contract/record.ts'
import { contentTypeOf, fileNameOf } from '../file-types.ts'
import type { FileRow, Seed } from './rows.ts'

const textIn = (row: object, field: string): string | undefined => {
  const value: unknown = isRecord(row) ? row[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The files that a new database begins with. Each has the date of the record that names it, where that record has one. */
export const seedFiles = ({ tables, files, since }: Seed): FileRow[] => {
  const dates = new Map(
    Object.values(tables)
      .flat()
      .map((row) => [textIn(row, 'file'), textIn(row, 'created_at')] as const),
  )
  return files.map((asset) => {
    const date = dates.get(asset) ?? since
    return {
      name: fileNameOf(asset),
      type: contentTypeOf(asset),
      asset,
      ...(date !== undefined && { created_at: date }),
    }
  })
}
