import { isRecord } from '#contract/record.ts'
import { getContentType, getFileName } from '../file-types.ts'
import type { FileRow, Seed } from './rows.ts'

const getText = (row: object, field: string): string | undefined => {
  const value: unknown = isRecord(row) ? row[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The files that a new database begins with, each with the date of its record, where that record has one. */
export const seedFiles = ({ tables, files, since }: Seed): FileRow[] => {
  const dates = new Map(
    Object.values(tables)
      .flat()
      .map((row) => [getText(row, 'file'), getText(row, 'created_at')] as const),
  )
  return files.map((asset) => {
    const date = dates.get(asset) ?? since
    return {
      name: getFileName(asset),
      type: getContentType(asset),
      asset,
      ...(date !== undefined && { created_at: date }),
    }
  })
}
