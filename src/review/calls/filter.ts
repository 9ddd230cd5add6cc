import { searchKey } from '../../ui/search-key.ts'
import type { LoggedCall } from './log.ts'
import { endpointOf, nameOf, statusClass } from './call.ts'
import { verdictOf } from './verdict.ts'
import { pageOf } from './who.ts'

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
  return searchKey(
    [nameOf(call), path, typeof sent === 'object' ? JSON.stringify(sent) : sent, text, pageOf(call)].join(' '),
  )
}

export const filtered = (
  calls: readonly LoggedCall[],
  { text, method, status, name, broken, noFiles }: Filter,
): LoggedCall[] => {
  const words = searchKey(text).split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    if (method !== '' && call.method !== method) return false
    if (status !== '' && statusClass(call) !== status) return false
    if (name !== '' && nameOf(call) !== name) return false
    if (noFiles && endpointOf(call)?.response.kind === 'bytes') return false
    if (broken && verdictOf(call).kind !== 'breaks') return false
    if (words.length === 0) return true
    const said = wordsOf(call)
    return words.every((word) => said.includes(word))
  })
}
