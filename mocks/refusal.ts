import type { Issue } from '#contract/check.ts'

/** Refuses a call: a message for people, and the invalid fields. The call writes nothing. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  /** The current record, when the change was based on an older version. */
  readonly actual: unknown
  /** In seconds: when to try again. */
  readonly retryAfter: number | undefined
  constructor(
    status: number,
    message: string,
    errors?: Record<string, string[]>,
    actual?: unknown,
    retryAfter?: number,
  ) {
    super(message)
    this.status = status
    this.errors = errors
    this.actual = actual
    this.retryAfter = retryAfter
  }
}

const groupByPath = (issues: readonly Issue[]): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) (errors[path] ??= []).push(message)
  return errors
}

export const unreadable = () => new Refusal(400, 'No pudimos leer lo que se envió.')
export const noSession = () => new Refusal(401, 'Tu sesión terminó. Volvé a ingresar.')
export const notAllowed = (message = 'No tenés permiso para hacer esto.') => new Refusal(403, message)
export const notFound = (message = 'No encontramos lo que buscás. Puede que ya se haya eliminado.') =>
  new Refusal(404, message)
export const notHere = () =>
  new Refusal(503, 'Este archivo todavía no se descargó en este dispositivo. Conectate a internet y probá de nuevo.')
export const conflict = (message: string) => new Refusal(409, message)
export const outdated = (actual: unknown) =>
  new Refusal(409, 'Otra persona cambió este registro mientras lo editabas.', undefined, actual)
export const tooLarge = (path: string, message: string) => new Refusal(413, message, { [path]: [message] })
export const wrongType = (path: string, message: string) => new Refusal(415, message, { [path]: [message] })
export const invalid = (issues: readonly Issue[], message = 'Revisá los campos marcados.') =>
  new Refusal(422, message, groupByPath(issues))

/** `errors.base` names the database's trouble, and the app offers a way out of each. No other 503 has it. */
export const newerDatabase = () =>
  new Refusal(503, 'La base de datos es de una versión más nueva del sitio.', { base: ['nueva'] })
export const incompleteDatabase = () =>
  new Refusal(503, 'A la base de datos de este navegador le falta una parte.', { base: ['incompleta'] })

const getErrorNames = (error: unknown): string[] => {
  const names: string[] = []
  for (
    let current = error;
    current instanceof Error && names.length < 5;
    current = 'inner' in current ? current.inner : current.cause
  )
    names.push(current.name)
  return names
}
const isFull = (names: string[]) => names.includes('QuotaExceededError')
const isBlocked = (names: string[]) =>
  names.some((name) =>
    [
      'OpenFailedError',
      'DatabaseClosedError',
      'MissingAPIError',
      'VersionError',
      'UnknownError',
      'TimeoutError',
      'NotFoundError',
    ].includes(name),
  )

export const full = () =>
  new Refusal(507, 'No queda espacio para guardar. Liberá espacio en el dispositivo y probá de nuevo.')
const blocked = () =>
  new Refusal(
    503,
    'La base de datos de este navegador no responde. Cerrá las otras pestañas del sitio y probá de nuevo.',
    { base: ['ocupada'] },
  )
const failed = () => new Refusal(500, 'Algo falló de nuestro lado. Probá de nuevo.')

export const statusMessage = (status: number): string =>
  [unreadable(), noSession(), notAllowed(), notFound(), invalid([]), full(), blocked()].find(
    (refusal) => refusal.status === status,
  )?.message ?? failed().message

/** Any error as a refusal. Unexpected errors are logged and answered with 500. */
export const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const names = getErrorNames(error)
  if (isFull(names)) return full()
  if (isBlocked(names)) return blocked()
  console.error(error)
  return failed()
}

/** Errors travel as `{message, errors}`, in Spanish (design). */
export const refusalResponse = ({ status, message, errors, actual, retryAfter }: Refusal): Response =>
  Response.json(
    { message, ...(errors && { errors }), ...(actual !== undefined && { actual }) },
    { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': String(retryAfter) } }) },
  )
