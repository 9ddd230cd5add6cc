/** Runs the API in a process that tests can kill. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { request as beginRequest } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { isRecord } from '#contract/record.ts'
import { jsonRequest } from '#mocks/conformance/requests.ts'
import type { StoreLocation } from './persistent-store.ts'

const running = new Set<{ kill: (signal: NodeJS.Signals) => boolean }>()
export const endAll = () => {
  for (const child of running) child.kill('SIGKILL')
}

/** A smaller nursery for new objects halves the memory of a busy server and costs no speed. */
const flags = ['--max-semi-space-size=2']

/** Starts `npm run api`, or another command that prints its address. It trusts the address that a request states. */
export const startProcess = async (
  env: NodeJS.ProcessEnv,
  command: readonly string[] = [...flags, join(import.meta.dirname, 'main.ts')],
  cwd = process.cwd(),
) => {
  // A service makes no folder.
  if (env['DATA'] !== undefined) mkdirSync(env['DATA'], { recursive: true })
  const api = spawn(process.execPath, command, {
    env: { ...process.env, SEED: 'demo', PORT: '0', TRUST_PROXY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  })
  running.add(api)
  const lines: string[] = []
  createInterface(api.stderr).on('line', (line) => {
    lines.push(line)
    process.stderr.write(`${line}\n`)
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(api.stdout).on('line', (line) => {
      lines.push(line)
      const [found] = /http:\/\/[\d.:]+/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
    api.once('close', () => reject(new Error('The API did not start.')))
  })
  const ended = once(api, 'close').then(() => api.exitCode)
  return {
    url,
    pid: api.pid ?? 0,
    /** What it has printed. */
    lines,
    /** The code of a process that ends by itself. */
    ended,
    kill: (signal: NodeJS.Signals = 'SIGKILL') => {
      api.kill(signal)
      return ended
    },
  }
}

/** Starts it on a folder or a database. */
export const startOn = ({ data, databaseUrl }: StoreLocation, env: NodeJS.ProcessEnv = {}) =>
  startProcess({ DATA: data, DATABASE_URL: databaseUrl, ...env })

const toCookieHeader = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

export const adminCookie = async (url: string): Promise<string> =>
  toCookieHeader(await fetch(`${url}/api/verificarLogin`, jsonRequest({ usuario: 'admin', contraseña: 'admin1234' })))

/** Sends requests as the administrator. */
export const enterAsAdmin = async (url: string) => {
  const cookie = await adminCookie(url)
  return (path: string, request: RequestInit = {}) =>
    fetch(url + path, { ...request, headers: { ...Object.fromEntries(new Headers(request.headers)), cookie } })
}

/** Prints what came of a case. */
export const say = (...words: readonly unknown[]) => console.log(words.join(' '))

/** Every subscriber's address, read as an administrator. */
export const emails = async (url: string): Promise<unknown[]> => {
  const headers = { Cookie: await adminCookie(url) }
  const rows: unknown = await (await fetch(`${url}/api/obtenerSuscripciones`, { headers })).json()
  return Array.isArray(rows) ? rows.filter(isRecord).map(({ email }) => email) : []
}

/** Sends the first half of a subscription. Returns how to send the rest, which answers the status and the text of the answer. */
export const beginSubscribing = (url: string): (() => Promise<[status: number, text: string]>) => {
  const body = JSON.stringify({ email: 'tarde@example.com' })
  const slow = beginRequest(`${url}/api/agregarSuscripcion`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  })
  slow.write(body.slice(0, 9))
  return async () => {
    slow.end(body.slice(9))
    const [response] = await once(slow, 'response')
    return [response.statusCode, await text(response)]
  }
}

/** Subscribes an address from a network of its own: the server limits subscriptions by network. */
export const subscribeOne = (url: string, email: string): Promise<Response> => {
  const { headers, ...request } = jsonRequest({ email })
  const from = new Headers(headers)
  from.set('X-Forwarded-For', email)
  return fetch(`${url}/api/agregarSuscripcion`, { ...request, headers: from })
}

/** Subscribes new addresses one by one until the server stops answering; reports each one answered with 200. */
export const subscribe = async (url: string, prefix: string, taken: (email: string, count: number) => void) => {
  for (let count = 0; ; count += 1) {
    const email = `${prefix}.n${count}@example.com`
    const response = await subscribeOne(url, email).catch(() => undefined)
    if (!response?.ok) return
    taken(email, count)
  }
}
