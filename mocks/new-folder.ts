import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder of the running test alone; with `afterAll`, of a file of tests. */
export const newFolder = (whenOver: (remove: () => void) => void = onTestFinished): string => {
  const folder = mkdtempSync(join(tmpdir(), 'vidriera-'))
  whenOver(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
