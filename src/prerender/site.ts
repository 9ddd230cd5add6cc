/** Reads from the API all public data, of which the pages are made. */
import { readInlineAnswer, buildUrl } from '#api/client.ts'
import { obtenerContacto, type Contacto } from '#contract/contacto.ts'
import { obtenerMarca, type Marca } from '#contract/marca.ts'
import type { EndpointAnswer, Endpoint } from '#contract/endpoint.ts'
import { allEndpoints, endpoints, type Endpoints } from '#contract/index.ts'
import { asTarjeta } from '#contract/tarjeta.ts'
import { obtenerServicios, type Servicio } from '#contract/servicio.ts'
import { obtenerSliders, type Slider } from '#contract/slider.ts'
import { lists, type ListPage } from '#site/page-kinds.ts'
import { cardsUrl, featuredUrl } from '#site/products.ts'

/** Asks the API for a path of the contract and returns the body as it came. */
type Ask = (path: string) => Promise<string>

export interface Listed {
  readonly id: number
  readonly version?: number | undefined
}

type RecordsById<Row extends ListPage> = ReadonlyMap<number, EndpointAnswer<Endpoints[Row['record']]>>
type Records = { readonly [Row in ListPage as Row['path']]: RecordsById<Row> }

export interface Site {
  /** The answers by the call's address. */
  readonly answers: ReadonlyMap<string, unknown>
  readonly contacto: Contacto | undefined
  /** Who the company is; null where nobody has saved it. */
  readonly marca: Marca | null
  /** The records that have pages of their own, by the path of their list and by their ids, in the list's order. */
  readonly records: Records
  readonly servicios: readonly Servicio[]
  readonly sliders: readonly Slider[]
}

/** Each list has been read by the contract of its own call. */
const hasAll = (records: Readonly<Record<string, unknown>>): records is Records =>
  lists.every(({ path }) => path in records)

const isRead = ({ method, access, path, extension }: Endpoint) =>
  method === 'GET' && access === 'public' && !extension && !path.includes('{')

/** Read one by one below: the list of a large catalogue is read once. */
const apart = new Set<Endpoint>([
  obtenerContacto,
  obtenerServicios,
  obtenerSliders,
  ...lists.map(({ reads: [list] }) => endpoints[list]),
])

interface Reading {
  /** A record is told by its list as by its own call. */
  readonly fromLists?: boolean
  /** The only products to read: enough for their own pages, and for no list of products. */
  readonly products?: readonly number[] | undefined
}

/** Reads the public data. Rejects where one call has no usable answer. */
export const readSite = async (ask: Ask, { fromLists = false, products }: Reading = {}): Promise<Site> => {
  const answers = new Map<string, unknown>()
  const read = async <Input, Answer>(endpoint: Endpoint<Input, Answer>, input: Input): Promise<Answer> => {
    const path = Object.entries(input ?? {}).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
      endpoint.path,
    )
    const answer = await readInlineAnswer(endpoint, input, await ask(path))
    answers.set(buildUrl(endpoint, input), answer)
    return answer
  }
  const readRecords = async ({ path, reads: [list], record }: ListPage) => {
    const recordEndpoint: Endpoint<{ id: number }, Listed> = endpoints[record]
    const few = path === '/productos' ? products : undefined
    const listed: readonly Pick<Listed, 'id'>[] =
      few?.map((id) => ({ id })) ?? (await read<Record<never, never>, Listed[]>(endpoints[list], {}))
    const isListed = fromLists && !few
    if (isListed) for (const item of listed) answers.set(buildUrl(recordEndpoint, { id: item.id }), item)
    const records = isListed ? listed : await Promise.all(listed.map(({ id }) => read(recordEndpoint, { id })))
    return [path, new Map(records.map((item) => [item.id, item]))] as const
  }
  const others = allEndpoints.filter((endpoint) => isRead(endpoint) && !apart.has(endpoint))
  await Promise.all(others.map((endpoint) => read(endpoint, {})))
  // An API may lack this extension.
  const marca = await read(obtenerMarca, {}).catch(() => null)
  const [contacto] = await read(obtenerContacto, {})
  const records = Object.fromEntries(await Promise.all(lists.map(readRecords)))
  if (!hasAll(records)) throw new Error('A list of pages is missing.')
  // Pages show the short forms of products, whether or not the API has them.
  const cards = [...records['/productos'].values()].map(asTarjeta)
  answers.set(cardsUrl, cards)
  answers.set(
    featuredUrl,
    cards.filter(({ destacado }) => destacado === 1),
  )
  return {
    answers,
    contacto,
    marca,
    records,
    servicios: await read(obtenerServicios, {}),
    sliders: await read(obtenerSliders, {}),
  }
}
