/**
 * The seed is data; sheets, new pictures and scenarios are rare: none of them is worth evaluating each time the worker wakes. The
 * build emits them beside sw.js. A worker may only import scripts that it had when it was installed, hence the listener.
 */
import type { Seed } from '../../mocks/db.ts'
import { scope } from './scope.ts'
import type { Around } from './room/room.ts'
import type * as Seldom from './seldom.ts'
import { buildData } from './warm.ts'

const script = '/sw-seldom.js'
const data = '/demo/seed.json'

declare const seldom: typeof Seldom

const parse = (response: Response | undefined): Promise<Seed> =>
  response?.ok ? response.json() : Promise.reject(new Error(`${data}: ${response?.status}`))
let early: Promise<Seed> | undefined

scope.addEventListener('install', (event) => {
  // The shell's files are on their way first.
  event.waitUntil(
    new Promise((resolve) => {
      setTimeout(resolve)
    }).then(() => scope.importScripts(script)),
  )
  if (scope.registration.active) return
  // First visit: the database is filled right after this installation, so the seed comes beside the shell.
  early = fetch(data).then(parse)
  early.catch(() => {
    early = undefined
  })
})

const late = (): typeof Seldom => {
  scope.importScripts(script)
  return seldom
}

export const openRoom = (around: Around) => late().openRoom(around)
export const readSheet = (file: Blob) => late().readSheet(file)
export const makeRenditions = async (picture: Blob) => late().makeRenditions(picture)
export const doTask: typeof Seldom.doTask = (task, port, means) => late().doTask(task, port, means)
export const withPoint: typeof Seldom.withPoint = (request, respond) => late().withPoint(request, respond)

export const readSeed = (): Promise<Seed> => early ?? buildData(data).then(parse)
