/**
 * The seed is data and the sheet parsers are rarely used: neither is worth evaluating each time the worker wakes. The
 * build emits them beside sw.js. A worker may only import scripts that it had when it was installed, hence the listener.
 */
import type { Sheet } from '../contract/bulk-sheet.ts'
import type { Seed } from '../../mocks/db.ts'
import { scope } from './scope.ts'
import { buildData } from './warm.ts'

const script = '/sw-sheet.js'
const data = '/demo/seed.json'

declare const sheetReader: { readRows: (file: Blob) => Promise<Sheet> }

const parse = (response: Response | undefined): Promise<Seed> =>
  response?.ok ? response.json() : Promise.reject(new Error(`${data}: ${response?.status}`))
let early: Promise<Seed> | undefined

scope.addEventListener('install', (event) => {
  // The shell's files are on their way first.
  event.waitUntil(new Promise((resolve) => { setTimeout(resolve) }).then(() => scope.importScripts(script)))
  if (scope.registration.active) return
  // First visit: the database is filled right after this installation, so the seed comes beside the shell.
  early = fetch(data).then(parse)
  early.catch(() => { early = undefined })
})

export const readSheet = (file: Blob) => {
  scope.importScripts(script)
  return sheetReader.readRows(file)
}

export const readSeed = (): Promise<Seed> => early ?? buildData(data).then(parse)
