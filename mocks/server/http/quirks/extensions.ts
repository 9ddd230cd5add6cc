/** Quirks of a backend that knows the specification alone, without extensions. */
import { changeHeader } from '../../../../src/contract/change-header.ts'
import { isRecord } from '../../../../src/contract/record.ts'
import { callOf, valued, type Quirk } from './quirk.ts'

const withoutFields = valued((value, { fields }) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !fields?.[name]?.extension)) : value,
)

export const noExtensions: Quirk = async (request, next) => {
  const url = new URL(request.url)
  const isBeyond = callOf(request)?.extension === true
  url.search = ''
  if (isBeyond) url.pathname = '/api/desconocida'
  const response = await withoutFields(
    isBeyond ? new Request(url, { headers: request.headers }) : new Request(url, request),
    next,
  )
  const changed = new Response(response.body, response)
  changed.headers.delete(changeHeader)
  return changed
}
