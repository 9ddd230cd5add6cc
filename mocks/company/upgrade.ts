import { browserVersion, storedTables, lackingTables } from '../store/versions.ts'
import { filesTable, sessionsTable, type Company, type CompanyTables } from '#contract/company.ts'
import { Rejected } from './format/rejected.ts'

/** The company of a build that came later than this one. */
export class Newer extends Rejected {}

/**
 * A company of an older schema as one of this build: tables that came since are empty. A version of the database only ever adds tables, and
 * the backend corrects fields as it reads them. Sessions may be missing: a file without accounts has none.
 */
export const upgraded = (company: Company): Company => {
  if (company.schema > browserVersion)
    throw new Newer('El archivo es de una versión más nueva de Vidriera. Actualizá la página y probá de nuevo.')
  const tables: CompanyTables = { [sessionsTable]: { key: 'zona', rows: [] }, ...company.tables }
  if (lackingTables(company.schema, Object.keys(tables)).length > 0 || !(filesTable in tables))
    throw new Rejected('Al archivo le falta una tabla.')
  const stranger = Object.entries(tables).find(([name, { key }]) => storedTables[name]?.key !== key)
  if (stranger) throw new Rejected(`El archivo trae una tabla que Vidriera no tiene, o no así: “${stranger[0]}”.`)
  const later = Object.entries(storedTables).map(([name, { key }]) => [name, { key, rows: [] }] as const)
  return { ...company, schema: browserVersion, tables: { ...Object.fromEntries(later), ...tables } }
}
