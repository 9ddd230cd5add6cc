/**
 * The seed is data and the sheet parsers are rarely used: neither is worth evaluating each time the worker wakes. The
 * build emits them beside sw.js. A worker may only import scripts that it had when it was installed, hence the listener.
 */
import { matchPrecache } from 'workbox-precaching'
import type { Sheet } from '../contract/bulk-sheet.ts'
import type { Seed } from '../../mocks/db.ts'
import { scope } from './scope.ts'

const script = '/sw-sheet.js'
const data = '/demo/seed.json'

declare const sheetReader: { readRows: (file: Blob) => Promise<Sheet> }

scope.addEventListener('install', () => scope.importScripts(script))

export const readSheet = (file: Blob) => {
  scope.importScripts(script)
  return sheetReader.readRows(file)
}

export const readSeed = async (): Promise<Seed> => (await matchPrecache(data) ?? await fetch(data)).json()
