import type { Does, Endpoint } from '../contract/endpoint.ts'

/** The call of a file of the contract that does this. */
type CallOf<File, D extends Does> = {
  [Name in keyof File]: File[Name] extends { readonly does: infer Done } ? (D extends Done ? File[Name] : never) : never
}[keyof File]

interface Calls<File> {
  readonly list: CallOf<File, 'list'>
  readonly get: CallOf<File, 'get'>
  readonly create: CallOf<File, 'create'>
  readonly update: CallOf<File, 'update'>
  readonly remove: CallOf<File, 'delete'>
}

const isEndpoint = (value: object): value is Endpoint => 'does' in value

/** The five calls of a resource, out of its file of the contract: `callsOf(servicio)`. */
export function callsOf<File extends object>(file: File): Calls<File>
export function callsOf(file: Readonly<Record<string, object>>): object {
  const calls = Object.values(file).filter(isEndpoint)
  const that = (does: Does) => calls.find((call) => call.does === does)
  return {
    list: that('list'),
    get: that('get'),
    create: that('create'),
    update: that('update'),
    remove: that('delete'),
  }
}
