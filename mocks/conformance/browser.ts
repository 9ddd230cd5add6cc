import { accounts } from '../seed/accounts.ts'

/** One browser in front of a backend: it carries its sessions from call to call. */
export interface Browser {
  readonly base: string
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  /** As if its cookies were cleared. */
  readonly forget: () => Promise<void>
  /** What it adds to the headers of a request. */
  readonly headersOf?: (init: RequestInit) => Headers
}

/** How the suite reaches a backend. */
export interface Connect {
  readonly open: () => Promise<Browser>
  /** Each browser has a backend of its own, thrown away after it: nothing there needs to be cleaned up or spared. */
  readonly isDisposable: boolean
}

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

const risks = ['mailing', 'last-admin'] as const
type Risk = (typeof risks)[number]

/** What may not be tried on a backend that others use, unless somebody says so: mails to people, the delete of the last administrator. */
export const isConfirmed = (risk: Risk, { isDisposable }: Connect): boolean =>
  isDisposable || (process.env['CONFORMANCE_CONFIRM'] ?? '').split(',').includes(risk)
