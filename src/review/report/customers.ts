/** Takes the company's customers out of what leaves this browser. */
import { isRecord } from '../../contract/record.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { begunIn } from '../../../mocks/company/begin.ts'
import { withRows, type Company, type Row } from '../../../mocks/company/company.ts'
import { endpointOf, pathOf } from '../calls/call.ts'
import type { SeedData } from '../state/losses.ts'

const tables = ['clientes', 'suscripciones', 'salida']
/** Resources whose records name customers and visitors. */
const resources = new Set(['clientes', 'suscripciones', 'historial', 'papelera'])
/** Calls of no resource that name them. */
const calls = new Set(['deshacer', 'enviarCorreo', 'verificarLoginZona'])

/** An entry of the history that a customer or a visitor made, or that is about one. */
const isAboutCustomer = ({ zona, idUsuario, recurso }: Row): boolean =>
  zona === 1 || idUsuario === 0 || (typeof recurso === 'string' && resources.has(recurso))

/** The company with the demo's own customers in place of its own, or with none where the demo's cannot be read. */
export const withoutCustomers = (company: Company, seed: SeedData | undefined): Company => {
  const demo = Object.entries(seed?.tables ?? {}).map(([name, rows]) => [name, rows.filter(isRecord)] as const)
  const begun = begunIn(tables, { tables: Object.fromEntries(demo), files: [] }, company)
  return {
    ...begun,
    tables: withRows(begun.tables, (name, rows) =>
      name === 'historial' ? rows.filter((row) => !isAboutCustomer(row)) : rows,
    ),
  }
}

/** The call without its body and its answer, where either may name a customer. A call outside the contract may name anyone. */
export const callWithoutCustomers = (call: CallEntry): CallEntry => {
  const endpoint = endpointOf(call)
  if (endpoint && !calls.has(endpoint.name) && !resources.has(endpoint.of?.resource ?? '')) return call
  return { ...call, path: pathOf(call), sent: undefined, text: undefined }
}
