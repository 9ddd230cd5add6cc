/** Reads what other backends make of the contract as the app reads it: what is meant, not how it is written. */
import { jsonIn } from '../../src/contract/reading/json-in.ts'
import { broken, read } from '../../src/contract/reading/read.ts'
import type { Mend } from './reading.ts'

export const mend: Mend = ({ response }, text) => {
  const body = jsonIn(text)
  const value = read({ drift: new Map(), dropped: [], own: undefined }, response, body)
  return value === broken ? body : value
}
