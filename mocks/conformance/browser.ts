import { accounts } from '../seed/accounts.ts'

/** One browser in front of a backend: it carries its sessions from call to call. */
export interface Browser {
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  /** As if its cookies were cleared. */
  readonly forget: () => Promise<void>
}
export type Connect = () => Promise<Browser>

/** A name and a password, from `name:password` in the environment; a demo account otherwise. */
const account = (variable: string, demo: string) => {
  const given = process.env[variable]
  if (given !== undefined) {
    const colon = given.indexOf(':')
    return { name: given.slice(0, colon), password: given.slice(colon + 1) }
  }
  const known = accounts.find(({ cuenta }) => cuenta === demo)
  if (!known) throw new Error(`No demo account ${demo}`)
  return { name: known.cuenta, password: known.clave }
}

/** The accounts that the suite uses. */
export const people = {
  admin: account('CONFORMANCE_ADMIN', 'admin'),
  editor: account('CONFORMANCE_EDITOR', 'editor'),
  customer: account('CONFORMANCE_CUSTOMER', 'cliente'),
  inactive: account('CONFORMANCE_INACTIVE', 'pendiente'),
}
