import { beforeEach, expect, test, vi } from 'vitest'
import { askHost, isWaitedFor } from './other-pages.ts'

vi.mock('./precache.ts', () => ({
  openShell: () => Promise.resolve(new Response('<!doctype html>\n<html lang="es-AR" data-edition="1">el sitio')),
}))

const origin = 'https://sitio.example'
const ask = (path: string) => askHost(new Request(origin + path))
const host = vi.fn<() => Promise<Response>>()
const page = (text: BodyInit, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(text, { status, headers: { 'Content-Type': type } })
const inWords = async (answer: Response) => `${answer.status} ${(await answer.text()).slice(0, 60)}`

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', host)
  host.mockReset()
})

const none = '404 <!doctype html>\n<html lang="es-AR" data-edition="1">el sitio'

test.each([
  ["a page of the host's", '/blog/', () => page('<p>un blog'), '200 <p>un blog'],
  ["a file of the host's", '/salud', () => page('bien', 200, 'text/plain'), '200 bien'],
  ['a 404 of one part: it may be a page of the site, mistyped', '/Contacto/', () => page('<p>no hay', 404), none],
  ['a 404 of two parts, with a page of the host', '/blog/nada', () => page('<p>no hay', 404), '404 <p>no hay'],
  ['a 404 of two parts, in a folder', '/blog/nada/', () => page('<p>no hay', 404), '404 <p>no hay'],
  ['a 404 of two parts without a page', '/blog/nada', () => page('', 404, 'text/plain'), none],
  ["a 404 of two parts with the app's page", '/no/existe', () => page('<html data-edition="2">', 404), none],
  ["the app's page, of another build", '/no', () => page('<script src="/assets/boot-vieja.js">'), none],
  ['a page that asks who comes', '/intranet/', () => page('<p>quién sos', 401), '401 <p>quién sos'],
  ['a page that fails', '/blog/', () => page('<p>se rompió', 500), '500 <p>se rompió'],
])('%s', async (_, path, answer, said) => {
  host.mockResolvedValue(answer())
  expect(await inWords(await ask(path))).toBe(said)
})

test('a host that gives no answer is no 404', async () => {
  host.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await inWords(await ask('/blog/'))).toContain('504 <!doctype html>\n<html data-host="failed"')
})

test('a slow host is waited for 5 s', async () => {
  host.mockReturnValue(new Promise(() => {}))
  const answer = ask('/blog/')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await inWords(await answer)).toContain('504 <!doctype html>\n<html data-host="slow"')
})

test.each([
  ['a page', 'GET', 'https://sitio.example/', false],
  ["the link of the page that says 'slow'", 'GET', 'https://sitio.example/blog/', true],
  ['a form, which is sent once', 'POST', 'https://sitio.example/blog/entrar', true],
])('%s: whether the browser waits by itself', (_, method, referrer, expected) => {
  expect(isWaitedFor({ method, referrer, url: 'https://sitio.example/blog/' })).toBe(expected)
})

/** A page whose first bytes are there, and the rest comes later. */
const streamed = (first: string) => {
  let end = (_rest: string) => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(first))
      end = (rest) => {
        controller.enqueue(new TextEncoder().encode(rest))
        controller.close()
      }
    },
  })
  return { answer: page(body), end: (rest: string) => end(rest) }
}

test('a page that is streamed is handed on after its first 4 kB, and comes whole', async () => {
  const { answer, end } = streamed('x'.repeat(4_096))
  host.mockResolvedValue(answer)
  const shown = await ask('/blog/')
  end('<script src="/assets/boot-1.js">')
  expect(await shown.text()).toMatch(/^x{4096}<script/)
})

test('a page whose first 4 kB take long is handed on as it is', async () => {
  const { answer, end } = streamed('<p>')
  host.mockResolvedValue(answer)
  const shown = ask('/blog/')
  await vi.advanceTimersByTimeAsync(5_000)
  end('un blog')
  expect(await (await shown).text()).toBe('<p>un blog')
})
