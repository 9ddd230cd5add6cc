/** The role of a scenario's tab: the tab logs in by the usual calls, into sessions of its own. */
import { accounts } from '../../../mocks/seed/accounts.ts'
import type { SessionRows, Sessions } from '../../../mocks/sessions.ts'
import type { Role } from '../scenario/grammar.ts'
import type { Respond } from '../scenario/layer.ts'
import type { Ids } from '../tab/facts.ts'

export const sessionsOf = (role: Role, rows: SessionRows): Sessions => ({
  rows,
  keyOf: (zona) => `${zona} ${role}`,
  begin: (zona) => ({ zona: `${zona} ${role}` }),
  end: () => undefined,
  cookies: () => [],
})

const ask = async (respond: Respond, path: string, body: object): Promise<unknown> => {
  const response = await respond(
    new Request(new URL(path, location.origin), {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  )
  return response.json().catch(() => undefined)
}

const inZone = (answer: unknown): Ids => {
  const { usuarioId, usuarioActivo }: { usuarioId?: unknown; usuarioActivo?: unknown } = Object(answer)
  return typeof usuarioId === 'number' && usuarioActivo === 1 ? { idLoginZona: usuarioId } : {}
}

/** Logs in by the backend's own rules; without ids where the backend refuses. */
export const enterAs = async (role: Role, respond: Respond): Promise<Ids> => {
  const account = accounts.find(({ cuenta }) => cuenta === role)
  if (!account) return {}
  const { cuenta, clave: contraseña } = account
  if (account.donde !== 'panel')
    return inZone(await ask(respond, '/api/verificarLoginZona', { nombre: cuenta, contraseña }))
  const id = await ask(respond, '/api/verificarLogin', { usuario: cuenta, contraseña })
  return typeof id === 'number' ? { idLogin: id } : {}
}
