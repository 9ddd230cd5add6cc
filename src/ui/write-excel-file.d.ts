/** A function that the library has and does not export (build/settings.ts). */
declare module 'write-excel-file/here' {
  import type { SheetData, SheetOptions } from 'write-excel-file/universal'

  export function generateXlsxFileSync(data: SheetData, options: SheetOptions<Blob>): Promise<Blob>
}
