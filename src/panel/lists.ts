import { oneLine } from '../contract/one-line.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { allEndpoints } from '../contract/index.ts'
import { brief } from './kit/text.ts'

type List = Endpoint<Record<never, never>, readonly { readonly id: number }[]>
const isList = (endpoint: Endpoint): endpoint is List => endpoint.does === 'list'
const byResource = new Map(allEndpoints.filter(isList).map((list) => [list.of?.resource, list]))

/** The call that lists a collection. */
export const listOf = (resource: string | undefined): List | undefined => byResource.get(resource)

/** The name of a record, as its entity says: one line of plain text. */
export const titleIn = ({ of }: Pick<Endpoint, 'of'>, record: object): string => {
  const name = of?.title ?? 'id'
  const title: unknown = Reflect.get(record, name)
  const text = typeof title === 'number' ? String(title) : typeof title === 'string' ? title : ''
  return brief(oneLine(of?.fields[name], text)) || 'Sin título'
}
