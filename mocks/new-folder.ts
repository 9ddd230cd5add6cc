import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the running test alone. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}
