import { defineRules, type Call } from '../call.ts'
import type { Row } from '../store/rows.ts'
import { hashPassword, isWeaker, verifyPassword } from '../passwords.ts'
import { namesakes } from '../namesakes.ts'
import { findRow } from '../store/port.ts'
import { closeSession, openSession } from '../sessions.ts'

const refused = 'Usuario o contraseña incorrectos'

/** Stretches a stored password by the current number of rounds. History, undo and sessions do not notice. */
const strengthen = async (table: string, row: Row, clave: string, { db, journal }: Call) => {
  journal.keepsVersions = true
  await db.rows(table).put([{ ...row, clave }])
  journal.rows.clear()
}

/**
 * A login. The password is stretched before the write begins, even for unknown names, so that the time does not reveal which names exist.
 * `enter` gets the account as it is when the session begins: a changed password or a deleted account is refused.
 */
const login = async <Answer>(
  table: string,
  [field, name]: readonly [string, string],
  password: string,
  { db, passwordRounds }: Call,
  enter: (row: Row, call: Call) => Promise<Answer>,
) => {
  const [account] = await namesakes(db, table, field, name)
  const isRight = await verifyPassword(password, account?.clave, passwordRounds)
  const isOld = account && isRight && passwordRounds !== undefined && isWeaker(account.clave, passwordRounds)
  const stronger = isOld ? await hashPassword(password, passwordRounds) : undefined
  return async (call: Call) => {
    const row = account && isRight ? await findRow(call.db.rows(table), account.id) : undefined
    if (!row || row.clave !== account?.clave) return refused
    if (stronger !== undefined) await strengthen(table, row, stronger, call)
    return enter(row, call)
  }
}

export const sesion = defineRules({
  verificarLogin: {
    prepare: ({ usuario, contraseña }, outside) =>
      login('usuarios', ['usuario', usuario], contraseña, outside, async ({ id }, call) => {
        await openSession('panel', id, call)
        return id
      }),
  },
  verificarLoginZona: {
    prepare: ({ nombre, contraseña }, outside) =>
      login('clientes', ['nombre', nombre], contraseña, outside, async ({ id, activo }, call) => {
        const usuarioActivo = activo === 1 ? 1 : 0
        if (usuarioActivo) await openSession('zona', id, call)
        return { usuarioId: id, usuarioActivo }
      }),
  },
  /** Only a server may be without an administrator. */
  primerUsuario: {
    prepare: async (input, outside) =>
      (await outside.firstUser?.(input, outside)) ?? (async () => ({ situacion: 'usada' })),
  },
  cerrarSesion: async ({ zona }, call) => {
    await closeSession(zona, call)
    return null
  },
})
