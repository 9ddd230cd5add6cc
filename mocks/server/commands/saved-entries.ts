import { readAsset } from '../http/assets.ts'
import { filesTable, retiredTable, rowsIn, withRows, type Company } from '../../../src/contract/company.ts'
import { entriesOfCompany } from '../../company/format/save.ts'
import type { Entry } from '../../company/format/zip.ts'
import { companyAt } from '../../company/from-store.ts'
import type { Moment } from '../../store/port.ts'

/** Tables that a demo gets empty: they show customers, or what the company did. */
const own: ReadonlySet<string> = new Set(['papelera', 'diario', 'salida', 'historial', 'suscripciones', retiredTable])

/** The company as a demo may show it: no trash and its files, no letters, no history, no addresses of customers. */
const forDemo = ({ tables, files, ...company }: Company): Company => {
  const retired = new Set(rowsIn(tables, retiredTable).map(({ name }) => name))
  return {
    ...company,
    files: new Map([...files].filter(([name]) => !retired.has(name))),
    tables: withRows(tables, (name, rows) => {
      if (own.has(name)) return []
      if (name === 'clientes') return rows.map((row) => ({ ...row, email: `cliente${String(row['id'])}@example.com` }))
      return name === filesTable ? rows.filter((row) => !retired.has(row['name'])) : rows
    }),
  }
}

/** What stands in the file of a server's company. `all`: with passwords and everything else that a demo must not show. */
export const savedEntries = async (at: Moment, all: boolean): Promise<{ entries: Entry[]; missing: string[] }> => {
  const { tables, ...company } = await companyAt(at)
  // Sessions are of browsers that a file does not know.
  const { sesiones: _, ...others } = tables
  const stored = { ...company, tables: others }
  return entriesOfCompany(all ? stored : forDemo(stored), {
    build: 'servidor',
    now: new Date(),
    accounts: all,
    asset: readAsset,
  })
}
