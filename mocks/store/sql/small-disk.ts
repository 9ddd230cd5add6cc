/** Small disks for tests, where root may mount them. */
import { execFileSync } from 'node:child_process'
import { afterAll } from 'vitest'
import { newFolder } from '../../new-folder.ts'

const asRoot = (command: string, ...words: string[]) => {
  const whole = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), command, ...words]
  execFileSync(whole[0] ?? '', whole.slice(1), { stdio: 'ignore' })
}

/** A folder on a disk of its own, for a file of tests; '' where none can be mounted. */
export const mountDisk = (size: string): string => {
  const folder = newFolder(afterAll)
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', `size=${size},uid=${process.getuid?.() ?? 0}`, 'tmpfs', folder)
  } catch {
    console.log(`A disk of ${size}: left out, since only root mounts one.`)
    return ''
  }
  // The last one opened ends first.
  afterAll(() => asRoot('umount', '--lazy', folder))
  return folder
}
