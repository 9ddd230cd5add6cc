/** Refusals by a server's database: it does not answer, or a name is taken. */
import { conflict, Refusal } from '../../refusal.ts'

/** In seconds: when a database is expected to answer again. */
const soon = 2

/** `why` goes to the server's log as one line: while a database is away, every call has the same reason. */
const away = (message: string, why: unknown) => {
  console.warn(String(why))
  return new Refusal(503, message, undefined, undefined, soon)
}
export const databaseAway = (why: unknown) => away('La base de datos no responde. Probá de nuevo en un momento.', why)
/** The commit got no answer: the write may be done, so the message asks people to look before they send it again. */
export const unanswered = (why: unknown) =>
  away('No sabemos si se guardó: la base de datos dejó de responder. Miralo antes de probar de nuevo.', why)

/** The rules check the name first; this catches a concurrent write. */
export const nameTaken = () => conflict('Ya hay otro registro con ese nombre.')
