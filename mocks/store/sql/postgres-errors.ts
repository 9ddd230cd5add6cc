/** What the errors of PostgreSQL and of its client mean. */
import { databaseAway, nameTaken } from './database-refusals.ts'
import { uniqueEnd } from './tables.ts'

/** The database's errors: full, locked by another writer, or away for now (stopping, starting, a standby, too many connections). */
const full = /^53[12]00$/
const held = '55P03'
const twice = '23505'
const away = /^(?:08|57P|53300|25006|57014|25P03)/
const network = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)/

const getErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** `pg`'s own errors about lost connections have no code. */
export const isLost = (error: unknown) =>
  away.test(getErrorCode(error)) ||
  network.test(getErrorCode(error)) ||
  (error instanceof Error && /connection|timeout/i.test(error.message) && getErrorCode(error) === '')

/** Errors that a later try would meet again, by code and message. A pooler wraps the database's refusals in 08P01, otherwise the code of a lost connection. */
const settled: readonly (readonly [RegExp, string])[] = [
  [
    /^28|authentication failed|role .* does not exist|no such user|password must be a string/,
    'la base no acepta ese usuario o esa contraseña',
  ],
  [/^3D000|database .* does not exist|no such database/, 'no existe esa base'],
  [/^42501/, 'el usuario no es dueño de la base'],
  [/unsupported startup parameter/, 'PgBouncer no acepta lo que la dirección dice después de «?»'],
  [
    / SSL |CERT|^(?:ERR_TLS|ERR_OSSL|ERR_SSL)|UNABLE_TO_|HOSTNAME_MISMATCH/,
    'la conexión cifrada o su certificado no sirven',
  ],
  [/^(?:ENOENT|EACCES|EISDIR) .*, (?:open|read)/, 'no se puede leer el certificado'],
]

/** The message for an error that no waiting mends; undefined for any other. */
const toFinalError = (error: unknown): Error | undefined => {
  if (!(error instanceof Error)) return undefined
  const message = `${getErrorCode(error)} ${error.message}`
  const words = settled.find(([pattern]) => pattern.test(message))?.[1]
  return words === undefined ? undefined : new Error(`DATABASE_URL: ${words} (${error.message}).`, { cause: error })
}

/** The refusal that an error means to callers, or the error itself. */
export const withReason = (error: unknown): unknown => {
  const final = toFinalError(error)
  if (final) return final
  if (error instanceof Error && full.test(getErrorCode(error)))
    return new DOMException(error.message, 'QuotaExceededError')
  if (getErrorCode(error) === held || isLost(error)) return databaseAway(error)
  if (
    getErrorCode(error) === twice &&
    error instanceof Error &&
    'constraint' in error &&
    String(error.constraint).endsWith(uniqueEnd)
  )
    return nameTaken()
  return error
}
