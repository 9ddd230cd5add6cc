import type { Browser } from './browser.ts'

const isOver = (attributes: string[]) =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })

/** A browser for a live backend over HTTP: keeps cookies and sends the app's headers (origin, JSON, the XSRF cookie). */
export const httpBrowser = (api: string): Browser => {
  const base = api.replace(/\/$/, '')
  const cookies = new Map<string, string>()
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (isOver(attributes)) cookies.delete(name)
    else cookies.set(name, pair.slice(equals + 1).trim())
  }
  const headersOf = (init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (!headers.has('Accept')) headers.set('Accept', 'application/json')
    headers.set('Origin', new URL(base).origin)
    const token = cookies.get('XSRF-TOKEN')
    if (token !== undefined && init.method === 'POST') headers.set('X-XSRF-TOKEN', decodeURIComponent(token))
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    return headers
  }
  const send: Browser['send'] = async (path, init = {}) => {
    const response = await fetch(`${base}${path}`, { ...init, headers: headersOf(init), redirect: 'manual' })
    response.headers.getSetCookie().forEach(keep)
    return response
  }
  /** Reads before writing, because backends hand out the XSRF cookie with a read. */
  const forget = async () => {
    const readsFirst = cookies.has('XSRF-TOKEN')
    cookies.clear()
    if (readsFirst) await send('/api/obtenerLogos')
  }
  return { base, send, headersOf, forget }
}
