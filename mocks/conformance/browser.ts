import { allEndpoints, endpoints } from '#contract/index.ts'
import { accounts } from '../seed/accounts.ts'

/** A browser before a backend, with its sessions. */
export interface Browser {
  readonly base: string
  readonly send: (path: string, init?: RequestInit) => Promise<Response>
  readonly forget: () => Promise<void>
  readonly toHeaders?: (init: RequestInit) => Headers
}

/** How the suite reaches a backend. */
export interface Connect {
  readonly open: () => Promise<Browser>
  /** Each browser has its own disposable backend, so that nothing needs cleaning or sparing. */
  readonly isDisposable: boolean
}

/** An account from `name:password` in the environment, or a demo account. */
const account = (variable: string, demo: string) => {
  const given = process.env[variable]
  if (given !== undefined) {
    const colon = given.indexOf(':')
    return { name: given.slice(0, colon), password: given.slice(colon + 1) }
  }
  const demoAccount = accounts.find(({ cuenta }) => cuenta === demo)
  if (!demoAccount) throw new Error(`No demo account ${demo}`)
  return { name: demoAccount.cuenta, password: demoAccount.clave }
}

export const people = {
  admin: account('CONFORMANCE_ADMIN', 'admin'),
  editor: account('CONFORMANCE_EDITOR', 'editor'),
  customer: account('CONFORMANCE_CUSTOMER', 'cliente'),
  inactive: account('CONFORMANCE_INACTIVE', 'pendiente'),
}

const risks = ['mailing', 'last-admin'] as const
type Risk = (typeof risks)[number]

/** Whether a risky test may run: mails to people, the delete of the last administrator. A shared backend needs a confirmation. */
export const isConfirmed = (risk: Risk, { isDisposable }: Connect): boolean =>
  isDisposable || (process.env['CONFORMANCE_CONFIRM'] ?? '').split(',').includes(risk)

const { enviarMensajeSub, enviarCorreo } = endpoints
/** The calls that are tried with anything. An invalid mail may be sent to real people all the same. */
export const triable = (site: Connect) =>
  allEndpoints.filter(
    ({ name }) => ![enviarMensajeSub.name, enviarCorreo.name].includes(name) || isConfirmed('mailing', site),
  )
