import { finder } from '../finder.ts'
import { endpointOf, nameOf, pageOf, statusClass } from './call.ts'
import type { LoggedCall } from './log.ts'
import { verdictOf } from './verdict.ts'

/** The filter of calls; '' accepts any value. */
export interface Filter {
  readonly text: string
  readonly status: string
  /** Only answers that break the contract. */
  readonly broken: boolean
  /** Hides pictures and other files. */
  readonly noFiles: boolean
}

export const anyCall: Filter = { text: '', status: '', broken: false, noFiles: false }

const wordsOf = (call: LoggedCall): string => {
  const { method, path, sent, text } = call
  return [method, nameOf(call), path, typeof sent === 'object' ? JSON.stringify(sent) : sent, text, pageOf(call)].join(
    ' ',
  )
}

/** The calls that pass a filter. */
export const filtered = (calls: readonly LoggedCall[], { text, status, broken, noFiles }: Filter): LoggedCall[] => {
  const isFound = finder(text)
  return calls.filter(
    (call) =>
      (status === '' || statusClass(call) === status) &&
      !(noFiles && endpointOf(call)?.response.kind === 'bytes') &&
      !(broken && verdictOf(call).kind !== 'breaks') &&
      isFound(wordsOf(call)),
  )
}
