import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, type builds } from '../kit/host.ts'

/** Makes one of the journeys' builds, unless it is current. */
export const buildByName = async (name: keyof typeof builds): Promise<void> => {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'builds.ts'), name], { cwd: root })
}
