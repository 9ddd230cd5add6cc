/** The reads of a visitor's page, which need no account and write nothing. */
import { describe } from 'vitest'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { isRecord } from '../../src/contract/record.ts'
import { Difference } from './failure.ts'
import { reads } from './level.ts'
import type { Values } from './requests.ts'
import { unknownId } from './samples.ts'
import { exchangeOf } from './trace.ts'
import { fileAt, idOf, visitor, type Site, type Visitor } from './visitor.ts'

const isPublicRead = ({ method, access, done }: Endpoint) =>
  method === 'GET' && access === 'public' && done === undefined
const lists = allEndpoints.filter((endpoint) => isPublicRead(endpoint) && Object.keys(endpoint.params).length === 0)
const records = allEndpoints.filter((endpoint) => isPublicRead(endpoint) && endpoint.does === 'get')
const listOf = ({ of }: Endpoint) => lists.find((list) => list.of === of && list.does === 'list')

const rowsOf = async (site: Visitor, list: Endpoint | undefined): Promise<Values[]> => {
  const answer = list ? await site.answer(list) : []
  return (Array.isArray(answer) ? answer : [answer]).filter(isRecord)
}

const isPath = (value: unknown): value is string => typeof value === 'string' && /[^/]\.\w{1,5}$/.test(value)
const pathsOf = (row: Values): string[] => {
  const pictures = Array.isArray(row.imagenes) ? row.imagenes.filter(isRecord).map(({ path }) => path) : []
  return [row.imagen, row.navbar, row.footer, row.file, ...pictures].filter(isPath)
}

const expectFile = async (response: Response, what: string) => {
  const { size } = response.ok ? await response.clone().blob() : { size: 0 }
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!response.ok || isPage || size === 0) throw new Difference(exchangeOf(response), `200 and the bytes of ${what}`)
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
      const [first] = await rowsOf(site, listOf(get))
      if (!first) return context.skip('the list is empty')
      const record = await site.answer(get, { id: idOf(first) })
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
      const [path] = (await rowsOf(site, list)).flatMap(pathsOf)
      if (path === undefined) return context.skip('no record has a file')
      await expectFile(await fileAt(site, path), path)
    })
    reads('descargarArchive: the first download is there', async (context) => {
      const [first] = await site.answer(endpoints.obtenerDescargas)
      if (!first) return context.skip('there are no downloads')
      await expectFile(await site.call(endpoints.descargarArchive, { id: first.id }), first.titulo)
    })
  })
}
