/** Removes the company's customers from data that leaves this browser. */
import { isRecord } from '#contract/record.ts'
import type { CallEntry } from '#state/call-entry.ts'
import { resetTables } from '#mocks/company/reset.ts'
import { sessionsTable, withRows, type Company, type Row } from '#contract/company.ts'
import { getEndpoint, getPath } from '../calls/call.ts'
import type { SeedData } from './losses.ts'

const tables = ['clientes', 'suscripciones', 'salida']
/** Resources with records that name customers and visitors. */
const resources = new Set(['clientes', 'suscripciones', 'cartas', 'historial', 'papelera'])
/** Calls without a resource that name people. */
const calls = new Set(['deshacer', 'enviarCorreo', 'verificarLogin', 'verificarLoginZona'])

/** An entry of the history that a customer or a visitor made, or that is about one. Old entries name no resource. */
const isAboutCustomer = ({ zona, idUsuario, recurso, texto }: Row): boolean =>
  zona === 1 ||
  idUsuario === 0 ||
  (typeof recurso === 'string' ? resources.has(recurso) : /cliente|suscrip|mensaje/i.test(String(texto)))

/** The rows that stay. A session of a customer would become the session of another one. */
const keeps: Readonly<Record<string, (row: Row) => boolean>> = {
  historial: (row) => !isAboutCustomer(row),
  [sessionsTable]: ({ zona }) => zona === 'panel',
}

/** The company with the demo's own customers in place of its own, or with none where the demo's cannot be read. */
export const withoutCustomers = (company: Company, seed: SeedData | undefined): Company => {
  const demo = Object.entries(seed?.tables ?? {}).map(([name, rows]) => [name, rows.filter(isRecord)] as const)
  const begun = resetTables(tables, { tables: Object.fromEntries(demo), files: [] }, company)
  return {
    ...begun,
    tables: withRows(begun.tables, (name, rows) => (keeps[name] ? rows.filter(keeps[name]) : rows)),
  }
}

/** The call without its body and its answer, where either may name a person. A call outside the contract may name anyone. */
export const callWithoutPeople = (call: CallEntry): CallEntry => {
  const endpoint = getEndpoint(call)
  const resource = endpoint?.entity?.resource ?? ''
  if (endpoint && !calls.has(endpoint.name) && !resources.has(resource) && resource !== 'usuarios') return call
  return { ...call, path: getPath(call), sent: undefined, text: undefined }
}
