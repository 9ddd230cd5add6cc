import { oneLine } from '#contract/one-line.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { allEndpoints } from '#contract/index.ts'
import { brief } from './kit/text.ts'

type List = Endpoint<Record<never, never>, readonly { readonly id: number }[]>
const isList = (endpoint: Endpoint): endpoint is List => endpoint.does === 'list'
const byResource = new Map(allEndpoints.filter(isList).map((list) => [list.entity?.resource, list]))

export const findList = (resource: string | undefined): List | undefined => byResource.get(resource)

/** The name of a record, by the title of its entity: one line of plain text. */
export const getRecordTitle = ({ entity }: Pick<Endpoint, 'entity'>, record: object): string => {
  const name = entity?.title ?? 'id'
  const title: unknown = Reflect.get(record, name)
  const text = typeof title === 'number' ? String(title) : typeof title === 'string' ? title : ''
  return brief(oneLine(entity?.fields[name], text)) || 'Sin título'
}
