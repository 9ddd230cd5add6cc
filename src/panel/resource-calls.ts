import type { Does, Endpoint } from '#contract/endpoint.ts'

/** The call with this effect in a file of the contract. */
type ResourceCall<File, D extends Does> = {
  [Name in keyof File]: File[Name] extends { readonly does: infer Done } ? (D extends Done ? File[Name] : never) : never
}[keyof File]

interface ResourceCalls<File> {
  readonly list: ResourceCall<File, 'list'>
  readonly get: ResourceCall<File, 'get'>
  readonly create: ResourceCall<File, 'create'>
  readonly update: ResourceCall<File, 'update'>
  readonly remove: ResourceCall<File, 'delete'>
}

const isEndpoint = (value: object): value is Endpoint => 'does' in value

/** The five calls of a resource, out of its two files of the contract: `getResourceCalls(servicio, servicioWrites)`. */
export function getResourceCalls<Reads extends object, Writes extends object>(
  reads: Reads,
  writes: Writes,
): ResourceCalls<Reads & Writes>
export function getResourceCalls(...files: readonly Readonly<Record<string, object>>[]): object {
  const calls = files.flatMap((file) => Object.values(file)).filter(isEndpoint)
  const that = (does: Does) => calls.find((call) => call.does === does)
  return {
    list: that('list'),
    get: that('get'),
    create: that('create'),
    update: that('update'),
    remove: that('delete'),
  }
}
