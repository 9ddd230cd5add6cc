/** The reads of a visitor's page: they need no account and write nothing. */
import { describe } from 'vitest'
import { allEndpoints, endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'
import { Difference } from './failure.ts'
import { reads } from './level.ts'
import type { Values } from './requests.ts'
import { unknownId } from './samples.ts'
import { getExchange } from './trace.ts'
import { fetchFile, requireId, visitor, type Site, type Visitor } from './visitor.ts'

const isPublicRead = ({ method, access, done }: Endpoint) =>
  method === 'GET' && access === 'public' && done === undefined
const lists = allEndpoints.filter((endpoint) => isPublicRead(endpoint) && Object.keys(endpoint.params).length === 0)
const records = allEndpoints.filter((endpoint) => isPublicRead(endpoint) && endpoint.does === 'get')
const findList = ({ entity }: Endpoint) => lists.find((list) => list.entity === entity && list.does === 'list')

const readRows = async (site: Visitor, list: Endpoint | undefined): Promise<Values[]> => {
  const answer = list ? await site.answer(list) : []
  return (Array.isArray(answer) ? answer : [answer]).filter(isRecord)
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /[^/]\.\w{1,5}$/.test(value)
const getPaths = (row: Values): string[] => {
  const pictures = Array.isArray(row.imagenes) ? row.imagenes.filter(isRecord).map(({ path }) => path) : []
  return [row.imagen, row.navbar, row.footer, row.file, ...pictures].filter(isPath)
}

const expectFile = async (response: Response, fileLabel: string) => {
  const { size } = response.ok ? await response.clone().blob() : { size: 0 }
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!response.ok || isPage || size === 0)
    throw new Difference(getExchange(response), `200 and the bytes of ${fileLabel}`)
}

export const readParts = (backend: Site) => {
  const site = visitor(backend)

  reads.each(
    lists,
    ({ name }) => `${name} answers what the page shows`,
  )(async (list) => {
    await site.answer(list)
  })

  describe('single records', () => {
    reads.each(
      records,
      ({ name }) => `${name} tells a record of the list`,
    )(async (get, context) => {
      const [first] = await readRows(site, findList(get))
      if (!first) return context.skip('the list is empty')
      const record = await site.answer(get, { id: requireId(first) })
      if (!isRecord(record) || record.id !== first.id)
        throw new Difference(undefined, `${get.name} answers record ${String(first.id)}`, JSON.stringify(record))
    })
    reads.each(
      records,
      ({ name }) => `${name}: one that is unknown is 404`,
    )(async (get) => {
      await site.refuses(get, { id: unknownId }, 404)
    })
  })

  describe('files', () => {
    const withFiles = lists.filter(({ name }) => name !== endpoints.obtenerDescargas.name)
    reads.each(
      withFiles,
      ({ name }) => `${name}: the first file of its records is there`,
    )(async (list, context) => {
      const [path] = (await readRows(site, list)).flatMap(getPaths)
      if (path === undefined) return context.skip('no record has a file')
      await expectFile(await fetchFile(site, path), path)
    })
    reads('descargarArchive: the first download is there', async (context) => {
      const [first] = await site.answer(endpoints.obtenerDescargas)
      if (!first) return context.skip('there are no downloads')
      await expectFile(await site.call(endpoints.descargarArchive, { id: first.id }), first.titulo)
    })
  })
}
