/** A run of the suite as people start it: a process of its own. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Starts `npm run conformance` against an API, with its journal in `out`, as the first process of a group. */
export const startRun = (url: string, level: string, out: string, ...extraArgs: string[]) => {
  const env = { ...process.env, API_URL: url, LEVEL: level, CONFORMANCE_OUT: out, VITEST: undefined }
  const child = spawn(process.execPath, ['mocks/conformance/run.ts', ...extraArgs], { env, detached: true })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { child, ended, output: () => chunks.join('') }
}

export const listJournals = (out: string) => readdirSync(out).filter((name) => name.endsWith('.jsonl'))
export const readJournals = (out: string) =>
  listJournals(out)
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('')
