import type { Browser } from './browser.ts'

const isOver = (attributes: string[]) => attributes.some((attribute) => {
  const [name = '', value = ''] = attribute.trim().split('=')
  if (/^max-age$/i.test(name)) return Number(value) <= 0
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
})

/** A browser that speaks HTTP to a live backend and keeps its cookies. */
export const httpBrowser = (base: string): Browser => {
  const cookies = new Map<string, string>()
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (isOver(attributes)) cookies.delete(name)
    else cookies.set(name, pair.slice(equals + 1).trim())
  }
  return {
    send: async (path, init) => {
      const headers = new Headers(init?.headers)
      if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(`${base.replace(/\/$/, '')}${path}`, { ...init, headers })
      response.headers.getSetCookie().forEach(keep)
      return response
    },
    forget: async () => { cookies.clear() },
  }
}
