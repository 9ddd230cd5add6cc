/** The pages that letters link to, which need neither a build nor a session and contain no script. */
import { createHash, randomBytes } from 'node:crypto'
import { escaped } from '#contract/letter.ts'
import { passwordHeader } from '#contract/password-header.ts'
import { verificarLogin, verificarLoginZona } from '#contract/sesion.ts'
import { isRecord } from '#contract/record.ts'
import { hashPassword } from '#mocks/passwords.ts'
import { asRefusal, statusMessage } from '#mocks/refusal.ts'
import { mailRefused } from '#mocks/rules/cartas.ts'
import { findRow, readTime, type Store, type Tables } from '#mocks/store/port.ts'
import {
  accountByName,
  accountTables,
  addHistoryEntry,
  changePassword,
  getAccountName,
  passwordFault,
  passwordRounds,
  shortest,
  type AccountKind,
} from './accounts.ts'
import { systemColours, type Company } from './company.ts'
import { countSending } from './rate-limit.ts'

type Next = (request: Request) => Promise<Response>
/** Answers some addresses before the API does. */
export type Pages = (request: Request, store: Store, next: Next) => Promise<Response>

const hour = 60 * 60 * 1000
/** In ms: how long a key is good once its letter left, and for how long it may wait for that. */
export const keyLife = hour
const keyWait = 4 * 24 * hour

/** A page in parts, before the company's colours are on it. */
interface Page {
  readonly title: string
  readonly body: string
  readonly status: number
}
const page = (title: string, body: string, status = 200): Page => ({ title, body, status })

const rendered = ({ title, body, status }: Page, { name, colours }: Pick<Company, 'name' | 'colours'>) => {
  const { accent, accentText, onAccent, ink, page: ground, around } = colours
  return new Response(
    `<!doctype html><html lang="es-AR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped([title, name].filter(Boolean).join(' | '))}</title>
<style>*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:${around};color:${ink};font:1rem/1.5 'Archivo Variable',Arial,sans-serif}
main{width:min(100%,26rem);padding:2rem;background:${ground};border-top:3px solid ${accent}}h1{margin:0 0 1.5rem;font-size:1.75rem;line-height:1.1;letter-spacing:-.018em}p{margin:0 0 1.25rem}[role=alert]{color:${accentText};font-weight:600}
label{display:block;margin:0 0 1.25rem;font-size:.875rem;font-weight:600}input,select,button{font:inherit;font-size:1rem;display:block;width:100%;min-height:3rem;margin-top:.35rem;padding:.5rem .75rem;border:1px solid;border-radius:0;background:${ground};color:inherit}
input,select{font-weight:400}button{margin-top:0;border-color:${accent};background:${accent};color:${onAccent};font-weight:700;cursor:pointer}button:hover{background:${accentText};border-color:${accentText}}a{color:inherit}:focus-visible{outline:3px solid ${ink};outline-offset:2px}</style>
<main>${name && `<p>${escaped(name)}</p>`}<h1>${title}</h1>${body}</main></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // Without a referrer a browser posts a form without an origin, and the server refuses posts of other origins.
        'Referrer-Policy': 'same-origin',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      },
    },
  )
}

const passwordPage = (body: string, status?: number) => page('Contraseña nueva', body, status)
const alert = (message: string) => `<p role="alert">${escaped(message)}</p>`
/** Said to everybody alike, so that nobody learns of an account. */
const lettersWait = alert(
  'El servidor de correo no toma los correos de este sitio, y por ahora esperan: el enlace puede tardar horas.',
)
const asking = (zona: AccountKind, notice: string) =>
  passwordPage(
    `<p>Te mandamos un enlace al correo de tu cuenta. Sirve una vez, durante una hora desde que sale.</p>${notice}
<form method="post"><label>Cuenta<select name="zona"><option value="zona">Zona privada</option><option value="panel"${zona === 'panel' ? ' selected' : ''}>Panel</option></select></label>
<label>Usuario<input name="nombre" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="60" required></label><button>Enviar enlace</button></form>`,
  )
const keyRequested = (notice: string) =>
  passwordPage(
    `<p>Si esa cuenta existe y tiene un correo, le mandamos un enlace.</p>${notice || '<p>Puede tardar unos minutos.</p>'}`,
  )
const noLetters = () =>
  passwordPage(alert('Este sitio todavía no manda correos. Pedile una contraseña nueva a quien lo administra.'), 503)
const choosing = (key: string, why = '') =>
  passwordPage(
    `${why && alert(why)}
<form method="post"><input type="hidden" name="llave" value="${escaped(key)}">
<label>Contraseña nueva, de ${shortest} caracteres o más<input type="password" name="contraseña" autocomplete="new-password" minlength="${shortest}" required></label>
<button>Guardar</button></form>`,
    why === '' ? 200 : 422,
  )
const changed = () =>
  passwordPage('<p>Listo: ya podés ingresar con la contraseña nueva. <a href="/">Ir al sitio</a></p>')
const spent = () => passwordPage('<p>Este enlace ya se usó o venció. <a href="/api/clave">Pedir otro</a></p>', 410)
const leavePage = (body: string, status?: number) => page('Darse de baja', body, status)
const unsubscribing = () =>
  leavePage(
    '<p>No vas a recibir más correos de esta lista.</p><form method="post"><button>Darme de baja</button></form>',
  )
const unsubscribed = () => leavePage('<p>Listo: no vas a recibir más correos de esta lista.</p>')

export const keyName = (accountKind: string, secret: string) =>
  `llave ${accountKind} ${createHash('sha256').update(secret).digest('base64url')}`
const isAccountKind = (value: unknown): value is AccountKind => value === 'panel' || value === 'zona'

/** Queues a letter with a new key, without revealing whether the account exists. */
const sendKey = (store: Store, accountKind: AccountKind, nombre: string, site: string, now: number) =>
  store.write(now, async (inside) => {
    const row = await accountByName(inside, accountKind, nombre)
    if (!row || typeof row.email !== 'string' || row.email === '') return
    const secret = randomBytes(24).toString('base64url')
    await inside.sesiones.put([{ zona: keyName(accountKind, secret), idUsuario: row.id, vence: now + keyWait }])
    await inside.salida.add([
      {
        a: [row.email],
        asunto: 'Contraseña nueva',
        created_at: new Date(now).toISOString(),
        proximo: now,
        texto: `Alguien pidió una contraseña nueva para la cuenta ${getAccountName(accountKind, row)}. Para elegirla, durante una hora:\n\n${site}/api/clave?llave=${accountKind}.${secret}\n\nSi no fuiste vos, no hace falta que hagas nada.`,
      },
    ])
  })

/** The history's words for a password that was set by a letter. */
const byLetter = 'Contraseña nueva, por un enlace del correo'

const findAccount = async (db: Tables, key: string, now: number) => {
  const [accountKind, secret = ''] = key.split('.')
  if (!isAccountKind(accountKind)) return undefined
  const name = keyName(accountKind, secret)
  const keyRow = await findRow(db.sesiones, name)
  const row =
    keyRow && (keyRow.vence ?? 0) > now
      ? await findRow(db.rows(accountTables[accountKind].table), keyRow.idUsuario)
      : undefined
  return row && { kind: accountKind, row, name }
}

const setByKey = async (store: Store, key: string, password: string, now: number, rounds: number): Promise<boolean> => {
  if (!(await findAccount(store, key, now))) return false
  const clave = await hashPassword(password, rounds)
  return store.write(now, async (inside, stamp) => {
    const account = await findAccount(inside, key, now)
    if (!account) return false
    await inside.sesiones.delete([account.name])
    const { kind, row } = account
    await changePassword(inside, kind, row, clave, { now, stamp })
    const who = { idUsuario: row.id, zona: kind === 'zona' ? 1 : 0, usuario: getAccountName(kind, row) }
    await addHistoryEntry(inside, byLetter, now, who)
    return true
  })
}

interface PagesOptions {
  readonly site: string
  /** The company at the moment of a page. */
  readonly company?: ((store: Store) => Promise<Pick<Company, 'name' | 'colours'>>) | undefined
  readonly now?: () => number
  readonly rounds?: number
}

/** Whether a browser shows the answer: over HTTP from another machine only `Accept` shows it. */
const isShown = ({ headers }: Request) =>
  headers.get('Sec-Fetch-Mode') === 'navigate' || (headers.get('Accept') ?? '').includes('text/html')

const readMessage = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined)
  return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : statusMessage(response.status)
}

const logins = new Set<string>([verificarLogin.path, verificarLoginZona.path])

/** `/api/darDeBaja` as a page, and `/api/clave`: requests a letter and takes the new password. */
export const letterPages = ({
  site,
  company = () => Promise.resolve({ name: '', colours: systemColours }),
  now = Date.now,
  rounds = passwordRounds,
}: PagesOptions): Pages => {
  const getNotice = async (store: Store, time: number) =>
    ((await findRow(store.sesiones, mailRefused))?.vence ?? 0) > time ? lettersWait : ''
  const posted = async (request: Request, store: Store, time: number) => {
    const form = await request.formData().catch(() => new FormData())
    const typed = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    const [key, password, accountKind, nombre] = [typed('llave'), typed('contraseña'), typed('zona'), typed('nombre')]
    if (key) {
      await countSending(store, 'cambiarClave', request, time)
      const fault = passwordFault(password)
      if (fault !== undefined) return choosing(key, fault)
      return (await setByKey(store, key, password, time, rounds)) ? changed() : spent()
    }
    if (site === '') return noLetters()
    await countSending(store, 'pedirClave', request, time)
    if (isAccountKind(accountKind) && nombre) await sendKey(store, accountKind, nombre, site, time)
    return keyRequested(await getNotice(store, time))
  }
  /** Adds the address for a new password to a refused login, if letters are sent. */
  const withPasswordLink = (response: Response) => {
    const isRefusal = response.headers.get('Content-Type')?.startsWith('text/plain')
    if (isRefusal && site !== '') response.headers.set(passwordHeader, '/api/clave')
    return response
  }
  return async (request, store, next) => {
    const show = async (shown: Page) => rendered(shown, await company(store))
    const { pathname, searchParams } = new URL(request.url)
    const isPost = request.method === 'POST'
    if (pathname === '/api/darDeBaja') {
      // A program that asks without a key gets the contract's refusal.
      if (request.method === 'GET' && (searchParams.has('llave') || isShown(request))) return show(unsubscribing())
      const response = await next(request)
      if (!isPost || !isShown(request)) return response
      return show(response.ok ? unsubscribed() : leavePage(alert(await readMessage(response)), response.status))
    }
    if (isPost && logins.has(pathname)) return withPasswordLink(await next(request))
    if (pathname !== '/api/clave' || (!isPost && request.method !== 'GET')) return next(request)
    const answered = async () => {
      await store.start()
      const [key, time] = [searchParams.get('llave'), await readTime(store, now)]
      if (isPost) return posted(request, store, time)
      if (key !== null) return (await findAccount(store, key, time)) ? choosing(key) : spent()
      if (site === '') return noLetters()
      return asking(searchParams.get('zona') === 'panel' ? 'panel' : 'zona', await getNotice(store, time))
    }
    return show(
      await answered().catch((error: unknown) => {
        const { message, status } = asRefusal(error)
        return passwordPage(alert(message), status)
      }),
    )
  }
}
