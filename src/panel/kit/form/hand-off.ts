import type { Does, Endpoint } from '../../../contract/endpoint.ts'
import type { Values } from '../form-context.ts'

/** What was typed in one form and goes on in another: of a record that was deleted meanwhile, or that has just been made. */
interface HandOff {
  readonly resource: string | undefined
  readonly does: Does
  readonly values: Values
}

let waiting: HandOff | undefined

export const handOff = (of: Endpoint<Values>, does: Does, values: Values): void => {
  waiting = { resource: of.of?.resource, does, values }
}

/** For the form that it is meant for, once. */
export const takeHandOff = ({ of, does, request }: Endpoint<Values>): Values | undefined => {
  if (!waiting || waiting.resource !== of?.resource || waiting.does !== does) return undefined
  const { values } = waiting
  waiting = undefined
  return Object.fromEntries(Object.entries(values).filter(([name]) => request[name]?.kind !== 'id'))
}
