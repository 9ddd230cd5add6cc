/**
 * A demo build's service worker, emitted as /sw.js. Keeps rarely needed code (the seed, sheets, renditions, review tools) out of the script that runs each time the worker wakes. The
 * build emits them beside sw.js. A worker may only import scripts that it imported during installation, hence the listener.
 */
import { sleep } from '#api/sleep.ts'
import type { Seed } from '#mocks/store/rows.ts'
import { startEmbedded } from './embedded.ts'
import { scope, secondRevision } from './scope.ts'
import type * as OnDemand from './on-demand.ts'
import { buildData } from './warm.ts'

/** A cache before the host takes another version for another file. */
const script = `/sw-seldom.js?${secondRevision}`
const data = '/demo/seed.json'

/** The build writes the revision at the script's end (build/demo.ts). */
declare const onDemand: typeof OnDemand & { readonly revision?: string }

const parse = (response: Response | undefined): Promise<Seed> =>
  response?.ok ? response.json() : Promise.reject(new Error(`${data}: ${response?.status}`))
let fetched: Promise<Seed> | undefined

const importScript = () => {
  scope.importScripts(script)
  if (onDemand.revision !== secondRevision) throw new Error(`${script}: ${onDemand.revision}`)
}

scope.addEventListener('install', (event) => {
  // The timeout lets the requests for the shell's files start first.
  event.waitUntil(sleep(0).then(importScript))
  if (scope.registration.active) return
  // On a first visit the database is filled right after the installation, so the seed is fetched beside the shell.
  fetched = fetch(data).then(parse)
  fetched.catch(() => {
    fetched = undefined
  })
})

const rare = (): typeof OnDemand => {
  scope.importScripts(script)
  return onDemand
}

const readSeed = (): Promise<Seed> => fetched ?? buildData(data).then(parse)

startEmbedded({ rare, readSeed })
