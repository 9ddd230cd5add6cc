/**
 * The peer of the server's bench: Payload, the content API from npm that installs quickest (Directus brings 430 MB,
 * Strapi its own admin build), with the vendor's own PostgreSQL adapter. Payload is no dependency of the project: npm
 * puts Payload into the machine's temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const source = join(import.meta.dirname, 'payload')
const folder = join(tmpdir(), 'vidriera-bench-payload')

const isInstalled = () =>
  existsSync(join(folder, 'node_modules/.package-lock.json')) &&
  readFileSync(join(folder, 'package.json'), 'utf8') === readFileSync(join(source, 'package.json'), 'utf8')

/** Its server's script; undefined where npm cannot install it. */
export const installPayload = (): string | undefined => {
  const script = join(folder, 'server.js')
  try {
    const isThere = isInstalled()
    mkdirSync(folder, { recursive: true })
    cpSync(source, folder, { recursive: true })
    if (!isThere)
      execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
    return script
  } catch (error) {
    console.warn(`No peer: ${String(error)}`)
    return undefined
  }
}
