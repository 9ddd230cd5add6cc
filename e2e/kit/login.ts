/** Logs in by the login call, without the form. */
import type { Page } from '@playwright/test'
import { isRecord } from '#contract/record.ts'
import { verificarLogin, verificarLoginZona } from '#contract/sesion.ts'
import { accounts } from '#mocks/seed/accounts.ts'
import { keepHere, standAtDoor } from './door.ts'

/** An account of the panel or of the zone. */
export interface Account {
  readonly cuenta: string
  readonly clave: string
  readonly donde: 'panel' | 'zona privada'
}
/** A demo account by its name, or any other account. */
export type Who = 'admin' | 'editor' | 'cliente' | 'pendiente' | Account

export const demoAccount = (name: string): Account => {
  const found = accounts.find(({ cuenta }) => cuenta === name)
  if (!found) throw new Error(`No demo account ${name}`)
  return { ...found, donde: found.donde === 'panel' ? 'panel' : 'zona privada' }
}

export const accountOf = (who: Who): Account => (typeof who === 'string' ? demoAccount(who) : who)

/** The account of a role at another address, from `VIDRIERA_EDITOR=account:password`; undefined where nobody said one. */
export const accountElsewhere = (who: Exclude<Who, Account>): Account | undefined => {
  const [, cuenta, clave] = /^([^:]+):(.+)$/.exec(process.env[`VIDRIERA_${who.toUpperCase()}`] ?? '') ?? []
  return cuenta === undefined || clave === undefined ? undefined : { ...accountOf(who), cuenta, clave }
}

interface Ask {
  readonly path: string
  readonly init: { readonly method: string; readonly headers: Record<string, string>; readonly body: string }
}

const askOf = ({ cuenta, clave, donde }: Account): Ask => {
  const [{ path }, body] =
    donde === 'panel'
      ? [verificarLogin, { usuario: cuenta, contraseña: clave }]
      : [verificarLoginZona, { nombre: cuenta, contraseña: clave }]
  return { path, init: { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } }
}

/** The id in the login's answer; throws with the backend's words where it refuses. */
const idIn = (answer: unknown): string => {
  const { usuarioId, usuarioActivo } = isRecord(answer) ? answer : { usuarioId: answer, usuarioActivo: 1 }
  if (typeof usuarioId === 'number' && usuarioActivo === 1) return String(usuarioId)
  throw new Error(typeof usuarioId === 'number' ? 'Usuario no activado' : String(answer))
}

/** A backend of a live build that runs in this process. */
interface Backend {
  readonly api: string
  readonly ask: (request: Request) => Promise<Response>
}

/** Puts the reference's session cookie into the browser. */
const askReference = async (page: Page, { ask, api }: Backend, { path, init }: Ask): Promise<unknown> => {
  const response = await ask(new Request(new URL(path, api), init))
  const cookies = response.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line) ?? [])
  await page
    .context()
    .addCookies(
      cookies.map(([, name = '', value = '']) => ({ name, value, url: api, httpOnly: true, sameSite: 'Lax' })),
    )
  return readText(await response.text())
}

const askWorker = async (page: Page, ask: Ask): Promise<unknown> =>
  readText(await page.evaluate(async ({ path, init }) => (await fetch(path, init)).text(), ask))

const readText = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Logs in and leaves the tab at the site's door. */
export const logIn = async (page: Page, account: Account, remote: Backend | undefined): Promise<void> => {
  await standAtDoor(page, !remote)
  const answer = remote ? await askReference(page, remote, askOf(account)) : await askWorker(page, askOf(account))
  await keepHere(page, { [account.donde === 'panel' ? 'idLogin' : 'idLoginZona']: idIn(answer) })
}
