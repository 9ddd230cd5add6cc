import { quirkNames, withQuirks } from './quirks/index.ts'

type Env = Readonly<Record<string, string | undefined>>

const parseList = (value = '') =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const parsePort = (value: string) => {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`PORT=${value}: tiene que ser un número de puerto.`)
}

const parseCount = (value: string) => {
  if (/^\d$/.test(value)) return Number(value)
  throw new Error(`TRUST_PROXY=${value}: tiene que ser cuántos servidores hay delante, por ejemplo 1.`)
}

const parseOrigin = (value: string) => {
  const url = URL.parse(value)
  if (url && url.origin !== 'null') return url.origin
  throw new Error(`«${value}» no es un origen. Escribilo como https://www.example.com.`)
}

const readMail = ({ SMTP_URL: url, MAIL_FROM: from, SITE_URL: site }: Env) => {
  if (!url) return undefined
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMTP_URL: tiene que ser como smtp://usuario:clave@servidor:587.')
  if (!from || !site)
    throw new Error('SMTP_URL necesita MAIL_FROM, de quién son los correos, y SITE_URL, dónde está el sitio.')
  return { url, from, site: parseOrigin(site) }
}

const readCaptcha = ({ CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: url }: Env) => {
  if (!secret && !url) return undefined
  if (!secret || !URL.canParse(url ?? '')) throw new Error('El captcha necesita CAPTCHA_SECRET y CAPTCHA_VERIFY_URL.')
  return { secret, url: url ?? '' }
}

export type Options = ReturnType<typeof readOptions>

/** An empty value is a setting that got lost. Everything would be in memory, with the demo's passwords, and gone at the next start. */
const readFolder = ({ DATA: folder, DATABASE_URL: database }: Env) => {
  if (folder === '' && !database) throw new Error('DATA está vacía: decí en qué carpeta se guarda todo, o sacala.')
  return folder || undefined
}

const off: ReadonlySet<string> = new Set(['', '0', 'no', 'false'])
/** '1' is on: with `LOG_LOGINS=true` fail2ban would wait for lines that nobody writes. */
const readSwitch = (env: Env, name: string): boolean => {
  const value = env[name]?.trim() ?? ''
  if (value !== '1' && !off.has(value)) throw new Error(`${name}=${value}: escribí ${name}=1, o sacala.`)
  return value === '1'
}

/** Never prints a database address, which may hold a password. */
const readDatabaseUrl = ({ DATABASE_URL: value, DATA: folder }: Env) => {
  if (!value) return undefined
  if (folder) throw new Error('DATA y DATABASE_URL: elegí una de las dos.')
  if (/^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new Error(
    'DATABASE_URL no es la dirección de una base PostgreSQL. Escribila como postgres://usuario:clave@servidor/base.',
  )
}

/** The options of the environment; throws a message for people about an invalid one. */
export const readOptions = (env: Env) => {
  const names = parseList(env['STYLE'])
  const unknown = names.filter((name) => !quirkNames.includes(name))
  if (unknown.length > 0) throw new Error(`STYLE: no hay «${unknown.join(', ')}». Hay: ${quirkNames.join(', ')}.`)
  return {
    port: parsePort(env['PORT'] || '8787'),
    // systemd hands over a socket as the first descriptor after the usual three.
    fd: env['LISTEN_FDS'] === '1' ? 3 : undefined,
    // Listens on this machine only by default: Node takes an empty address for the whole network.
    host: env['HOST'] || '127.0.0.1',
    origins: parseList(env['ORIGINS']).map(parseOrigin),
    crossSite: readSwitch(env, 'CROSS_SITE'),
    // A lasting store starts without the demo company, which has public passwords.
    seed: env['SEED'] || (env['DATA'] || env['DATABASE_URL'] ? 'vacia' : 'demo'),
    // Without a folder or a database everything is in memory and starts anew each time.
    data: readFolder(env),
    databaseUrl: readDatabaseUrl(env),
    // Without mail nothing depends on this address, so that an odd one stops no start.
    site: URL.parse(env['SITE_URL'] ?? '')?.origin,
    mail: readMail(env),
    captcha: readCaptcha(env),
    // A line of plain text for each failed login, for fail2ban.
    logLogins: readSwitch(env, 'LOG_LOGINS'),
    proxies: parseCount(env['TRUST_PROXY'] || '0'),
    quirks: withQuirks(names),
  }
}
