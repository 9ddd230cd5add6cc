/**
 * Keeps what is rarely needed (the seed, sheets, renditions, review tools) out of the script that runs each time the worker wakes. The
 * build emits them beside sw.js. A worker may only import scripts that it imported during installation, hence the listener.
 */
import type { Seed } from '../../mocks/store/rows.ts'
import { scope } from './scope.ts'
import type { ReviewDeps } from '../review/worker/review.ts'
import type * as OnDemand from './on-demand.ts'
import { buildData } from './warm.ts'

const script = '/sw-seldom.js'
const data = '/demo/seed.json'

declare const onDemand: typeof OnDemand

const parse = (response: Response | undefined): Promise<Seed> =>
  response?.ok ? response.json() : Promise.reject(new Error(`${data}: ${response?.status}`))
let fetched: Promise<Seed> | undefined

scope.addEventListener('install', (event) => {
  // The timeout lets the requests for the shell's files start first.
  event.waitUntil(
    new Promise((resolve) => {
      setTimeout(resolve)
    }).then(() => scope.importScripts(script)),
  )
  if (scope.registration.active) return
  // On a first visit the database is filled right after the installation, so the seed is fetched beside the shell.
  fetched = fetch(data).then(parse)
  fetched.catch(() => {
    fetched = undefined
  })
})

const late = (): typeof OnDemand => {
  scope.importScripts(script)
  return onDemand
}

export const openReview = (deps: ReviewDeps) => late().openReview(deps)
export const readSheet = (file: Blob) => late().readSheet(file)
export const makeRenditions = async (picture: Blob) => late().makeRenditions(picture)
export const leftOf: typeof OnDemand.leftOf = (...args) => late().leftOf(...args)
export const near: typeof OnDemand.near = (productos) => late().near(productos)
export const withoutPlace = async (photo: File) => late().withoutPlace(photo)
export const manifest: typeof OnDemand.manifest = async (request, respond) => late().manifest(request, respond)
export const doTask: typeof OnDemand.doTask = (task, port, deps) => late().doTask(task, port, deps)
export const bulkLoad: typeof OnDemand.bulkLoad = (respond, company) => late().bulkLoad(respond, company)

export const readSeed = (): Promise<Seed> => fetched ?? buildData(data).then(parse)
