/** Which public addresses have no page: of sections that the company does not show, and of records that are not there. */
import { endpoints } from '#contract/index.ts'
import { getEntityTable } from '#mocks/rules/tables.ts'
import { findRow, type Tables } from '#mocks/store/port.ts'
import { isPage, lists } from '#site/page-kinds.ts'
import { isHidden } from '#site/shown-pages.ts'

const tables = new Map<string, string>(
  lists.map(({ path, record }) => [path, getEntityTable(endpoints[record].entity?.resource ?? '').table]),
)

const isHiddenSection = async ({ rows }: Tables, path: string): Promise<boolean> => {
  const [marca] = await rows('marca').getAll()
  const secciones = marca?.secciones
  return typeof secciones === 'string' && isHidden({ secciones }, path)
}

const lacksRecord = async ({ rows }: Tables, path: string, id: string): Promise<boolean> => {
  const table = tables.get(path)
  if (table === undefined || !/^[1-9]\d{0,14}$/.test(id)) return false
  return (await findRow(rows(table), Number(id))) === undefined
}

/** Such an address is answered with a 404, and with the page's own words. */
export const goneCheck =
  (store: Tables) =>
  async ({ pathname, searchParams }: URL): Promise<boolean> =>
    isPage(pathname) &&
    ((await isHiddenSection(store, pathname)) || (await lacksRecord(store, pathname, searchParams.get('id') ?? '')))
