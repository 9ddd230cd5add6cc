import { newJar } from '../cookie-jar.ts'
import type { Browser } from './browser.ts'

/** A browser for a live backend over HTTP: keeps cookies and sends the app's headers (origin, JSON, the XSRF cookie). */
export const httpBrowser = (api: string): Browser => {
  const base = api.replace(/\/$/, '')
  const { cookies, keepFrom, addTo } = newJar()
  const toHeaders = (init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (!headers.has('Accept')) headers.set('Accept', 'application/json')
    headers.set('Origin', new URL(base).origin)
    const token = cookies.get('XSRF-TOKEN')
    if (token !== undefined && init.method === 'POST') headers.set('X-XSRF-TOKEN', decodeURIComponent(token))
    addTo(headers)
    return headers
  }
  const send: Browser['send'] = async (path, init = {}) => {
    const response = await fetch(`${base}${path}`, { ...init, headers: toHeaders(init), redirect: 'manual' })
    keepFrom(response)
    return response
  }
  /** Reads before writing, because backends hand out the XSRF cookie with a read. */
  const forget = async () => {
    const readsFirst = cookies.has('XSRF-TOKEN')
    cookies.clear()
    if (readsFirst) await send('/api/obtenerLogos')
  }
  return { base, send, toHeaders, forget }
}
