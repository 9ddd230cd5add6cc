import { finder } from '../finder.ts'
import { endpointOf, nameOf, pageOf, statusClass } from './call.ts'
import type { LoggedCall } from './log.ts'
import { verdictOf } from './verdict.ts'

/** The filter of calls; '' accepts any value. */
export interface Filter {
  readonly text: string
  readonly method: string
  readonly status: string
  readonly name: string
  /** Only answers that break the contract. */
  readonly broken: boolean
  /** Hides pictures and other files. */
  readonly noFiles: boolean
}

export const anyCall: Filter = { text: '', method: '', status: '', name: '', broken: false, noFiles: false }

const wordsOf = (call: LoggedCall): string => {
  const { path, sent, text } = call
  return [nameOf(call), path, typeof sent === 'object' ? JSON.stringify(sent) : sent, text, pageOf(call)].join(' ')
}

/** The calls that pass a filter. */
export const filtered = (
  calls: readonly LoggedCall[],
  { text, method, status, name, broken, noFiles }: Filter,
): LoggedCall[] => {
  const isFound = finder(text)
  return calls.filter(
    (call) =>
      (method === '' || call.method === method) &&
      (status === '' || statusClass(call) === status) &&
      (name === '' || nameOf(call) === name) &&
      !(noFiles && endpointOf(call)?.response.kind === 'bytes') &&
      !(broken && verdictOf(call).kind !== 'breaks') &&
      isFound(wordsOf(call)),
  )
}
