import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The build under test. */
export const dist = resolve(root, process.env['E2E_DIST'] ?? 'dist')

/** Unusual and never reused: on a common port the tests once ran against another project's app. */
export const port = Number(process.env['E2E_PORT'] ?? 41_973)
