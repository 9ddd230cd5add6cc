// Runs before anything is installed, on whatever Node the host has: plain JavaScript, no imports from packages.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

// npm writes this file last, so an interrupted install counts as none.
const installed = 'node_modules/.package-lock.json'
const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs

if (!fresh) {
  console.log('Instalando dependencias (npm ci)…')
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}
