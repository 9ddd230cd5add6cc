/** The pages behind letters, the deletion of old data, and the server's status. */
import { demoStore } from '#mocks/testing.ts'
import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { formRequest, jsonRequest } from '#mocks/conformance/requests.ts'
import { readOptions } from './http/options.ts'
import { serveReference, type LogEntry } from './http/server.ts'
import { enter, testReference } from './http/testing.ts'
import { listen } from '#mocks/listen.ts'
import { createCaptcha } from './captcha.ts'
import { mailRefused } from '#mocks/rules/cartas.ts'
import { sweep } from './sweep.ts'
import { letterPages } from './letter-pages.ts'
import { createPost } from './mail/post.ts'

const office = (options: Partial<Parameters<typeof testReference>[1]> = {}) => {
  let now = Date.now()
  const store = demoStore()
  const reference = testReference([], {
    store,
    pages: letterPages({ site: 'https://bulonera.example', now: () => now, rounds: 1_000 }),
    passwordRounds: 1_000,
    ...options,
  })
  const form = (values: Readonly<Record<string, string>>) => reference.browser()('/api/clave', formRequest(values))
  const linkTo = async () =>
    /\/api\/clave\?llave=(\S+)/.exec((await store.salida.getAll()).at(-1)?.texto ?? '')?.[1] ?? ''
  const wait = (ms: number) => {
    now += ms
  }
  /** Sends what is due, by a mail server that takes all. */
  const sendLetters = () => {
    const carrier = { take: () => Promise.resolve(), close: () => undefined }
    return createPost({ store, sender: { from: 'a@b.example', site: '' }, carrier, now: () => now }).sendDue()
  }
  return { ...reference, store, form, linkTo, wait, sendLetters }
}
const login = async (send: ReturnType<ReturnType<typeof office>['browser']>, usuario: string, contraseña: string) =>
  (await send('/api/verificarLogin', jsonRequest({ usuario, contraseña }))).text()

test("a letter allows one new password within an hour of leaving, and ends the account's sessions", async () => {
  const { form, linkTo, browser, store, wait, sendLetters } = office()
  const editor = browser()
  await login(editor, 'editor', 'editor1234')
  const [recognised, unknown] = [
    await form({ zona: 'panel', nombre: 'editor' }),
    await form({ zona: 'panel', nombre: 'nadie' }),
  ]
  expect([recognised.status, await recognised.text()]).toEqual([unknown.status, await unknown.text()])
  expect((await store.salida.getAll()).map(({ a }) => a)).toEqual([['editor@buloneraquebracho.example']])
  const key = await linkTo()
  expect(JSON.stringify(await store.sesiones.getAll())).not.toContain(key.split('.')[1])
  expect(await (await browser()(`/api/clave?llave=${key}`)).text()).toContain('name="contraseña"')
  expect((await form({ llave: key, contraseña: 'corta' })).status).toBe(422)
  expect((await form({ llave: key, contraseña: 'una-larga' })).status).toBe(200)
  expect([(await editor('/api/obtenerIdUsuario/2')).status, await login(editor, 'editor', 'una-larga')]).toEqual([
    401,
    '2',
  ])
  expect((await form({ llave: key, contraseña: 'otra-larga' })).status).toBe(410)
  await form({ zona: 'zona', nombre: 'cliente' })
  const late = await linkTo()
  const open = async () => (await browser()(`/api/clave?llave=${late}`)).status
  wait(48 * 60 * 60_000)
  await sendLetters()
  wait(59 * 60_000)
  expect(await open()).toBe(200)
  wait(2 * 60_000)
  expect([await open(), (await form({ llave: late, contraseña: 'otra-larga' })).status]).toEqual([410, 410])
})

test('a letter says the name of the account, not what was typed; a password set by it stands in the history, and its owner hears of it', async () => {
  const { form, linkTo, store } = office()
  await form({ zona: 'panel', nombre: `\u202E${'\u200B'.repeat(3_000)}EDITOR  ` })
  const key = await linkTo()
  expect((await store.salida.getAll())[0]?.texto).toContain('para la cuenta editor. Para elegirla')
  expect((await form({ llave: key, contraseña: 'x'.repeat(201) })).status).toBe(422)
  expect((await form({ llave: key, contraseña: 'una\0larga' })).status).toBe(422)
  expect((await form({ llave: key, contraseña: 'x'.repeat(200) })).status).toBe(200)
  expect((await store.rows('historial').getAll()).at(-1)).toMatchObject({
    usuario: 'editor',
    idUsuario: 2,
    zona: 0,
    texto: 'Contraseña nueva, por un enlace del correo',
  })
  expect((await store.salida.getAll()).at(-1)).toMatchObject({
    a: ['editor@buloneraquebracho.example'],
    texto: expect.stringMatching(/^Cambió la contraseña de la cuenta editor\./),
  })
})

test('a new address ends the links that the old one got, and the old one hears of it, of the undo too', async () => {
  const { form, linkTo, browser, store } = office()
  await form({ zona: 'panel', nombre: 'editor' })
  const key = await linkTo()
  const send = browser()
  await enter(send)
  const account = { idUsuario: 2, usuario: 'editor', rol: 'usuario' }
  const save = (fields: object) => send('/api/updateUsuario', formRequest({ ...account, ...fields }))
  const saved = await save({ email: 'nueva@example.com', contraseña: 'otra-larga' })
  expect((await form({ llave: key, contraseña: 'una-larga' })).status).toBe(410)
  const [, letter, ...others] = await store.salida.getAll()
  expect([letter, others]).toMatchObject([
    {
      a: ['editor@buloneraquebracho.example'],
      texto: expect.stringMatching(/^Cambiaron la contraseña y la dirección de correo de la cuenta editor\./),
    },
    [],
  ])
  await send('/api/deshacer', jsonRequest({ ids: [Number(saved.headers.get('X-Cambio'))] }))
  expect((await store.salida.getAll()).at(-1)).toMatchObject({ a: ['nueva@example.com'], texto: letter?.texto })
  await save({ email: 'editor@buloneraquebracho.example', usuario: 'redactor' })
  expect((await store.salida.getAll()).length).toBe(3)
})

test('while the mail server refuses, the page says to everybody alike that letters wait', async () => {
  const { form, browser, store, sendLetters } = office()
  await store.start()
  await store.sesiones.put([{ zona: mailRefused, idUsuario: 0, vence: Date.now() + 60_000 }])
  const read = async () => {
    const answers = [await browser()('/api/clave'), await form({ zona: 'panel', nombre: 'editor' })]
    const unknown = await form({ zona: 'panel', nombre: 'nadie' })
    const [asking, requested] = await Promise.all(answers.map((answer) => answer.text()))
    expect(await unknown.text()).toBe(requested)
    return [asking, requested].map((text) => text?.includes('por ahora esperan'))
  }
  expect(await read()).toEqual([true, true])
  await sendLetters()
  expect(await read()).toEqual([false, false])
})

test('a site without an address takes no wish for a link', async () => {
  const { form, browser, store } = office({ pages: letterPages({ site: '', rounds: 1_000 }) })
  const answers = [await browser()('/api/clave'), await form({ zona: 'panel', nombre: 'editor' })]
  expect([answers.map(({ status }) => status), await answers[0]?.text()]).toEqual([
    [503, 503],
    expect.stringContaining('todavía no manda correos'),
  ])
  expect(await store.salida.getAll()).toEqual([])
})

test('the unsubscribe page asks first; following its link unsubscribes nobody', async () => {
  const { browser, store } = office()
  await store.start()
  await store.rows('suscripciones').put([{ id: 1, email: 'uno@example.com', baja: 'k1' }])
  const send = browser()
  const opened = await send('/api/darDeBaja?llave=k1')
  expect([
    opened.status,
    opened.headers.get('Content-Security-Policy'),
    (await store.rows('suscripciones').getAll({ baja: 'k1' })).length,
  ]).toEqual([200, expect.stringContaining("default-src 'none'"), 1])
  expect((await send('/api/darDeBaja', { headers: { Accept: 'application/json' } })).status).toBe(405)
  const pressed = await send('/api/darDeBaja?llave=k1', {
    method: 'POST',
    headers: { 'Sec-Fetch-Mode': 'navigate', Origin: 'http://localhost' },
    body: new URLSearchParams(),
  })
  expect([await pressed.text(), (await store.rows('suscripciones').getAll({ baja: 'k1' })).length]).toEqual([
    expect.stringContaining('Listo'),
    0,
  ])
})

describe('pages of letters', () => {
  const sites = ['null', 'https://evil.example', 'http://localhost:9']
  const pages = [
    ['/api/darDeBaja?llave=k1', ''],
    ['/api/clave', 'zona=panel&nombre=editor'],
  ] as const

  test.each(pages)('%s is posted from itself alone, and opened from anywhere', async (path, body) => {
    const { browser, store } = office()
    await store.start()
    await store.rows('suscripciones').put([{ id: 1, email: 'uno@example.com', baja: 'k1' }])
    const posted = (headers: Record<string, string>) =>
      browser()(path, { method: 'POST', headers, body: new URLSearchParams(body) })
    const statuses = await Promise.all([
      ...sites.map((Origin) => posted({ Origin })),
      posted({ 'Sec-Fetch-Site': 'cross-site' }),
    ])
    expect([statuses.map(({ status }) => status), (await store.salida.getAll()).length]).toEqual([
      [403, 403, 403, 403],
      0,
    ])
    expect((await store.rows('suscripciones').getAll({ baja: 'k1' })).length).toBe(1)
    const opened = await browser()(path, { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' } })
    expect([opened.status, opened.headers.get('Referrer-Policy')]).toEqual([200, 'same-origin'])
    expect((await posted({ Origin: 'http://localhost', Accept: 'text/html' })).status).toBe(200)
  })

  test('whoever is refused reads a page', async () => {
    const { browser } = office()
    const headers = { Origin: 'http://localhost', Accept: 'text/html,*/*' }
    const ask = (path: string) => browser()(path, { method: 'POST', headers, body: new URLSearchParams() })
    const answers = [await ask('/api/darDeBaja')]
    for (let attempt = 0; attempt < 11; attempt += 1) answers[1] = await ask('/api/clave')
    expect(answers.map(({ status, headers: sent }) => [status, sent.get('Content-Type')])).toEqual([
      [404, 'text/html; charset=utf-8'],
      [429, 'text/html; charset=utf-8'],
    ])
    expect(await answers[0]?.text()).toContain('A esta dirección le falta la clave que traía el correo.')
  })
})

test('history has pages on request and is deleted after two years, finished letters after 90 days but a visitor’s undelivered one', async () => {
  const { browser, store } = office()
  const send = browser()
  await enter(send)
  const ids = async (query: string): Promise<number[]> => {
    const rows: { id: number }[] = await (await send(`/api/obtenerHistorial${query}`)).json()
    return rows.map(({ id }) => id)
  }
  const allIds = await ids('')
  const first = await ids('?cuantos=2')
  expect([first, await ids(`?cuantos=2&antes=${first[1]}`)]).toEqual([allIds.slice(0, 2), allIds.slice(2, 4)])
  const day = 86_400_000
  const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString()
  await store.rows('historial').put([
    { id: 9_001, texto: 'old', created_at: daysAgo(731) },
    { id: 9_002, texto: 'newer', created_at: daysAgo(729) },
  ])
  const letters = [
    { entregada: 1 },
    { proximo: 1 },
    { fallo: 'x' },
    { fallo: 'x', responder: 'ana@example.com' },
    { entregada: 1, responder: 'ana@example.com' },
    { entregada: 1, created_at: daysAgo(89) },
  ]
  await store.salida.add(
    letters.map((letter) => ({ a: [], asunto: '', texto: '', created_at: daysAgo(91), ...letter })),
  )
  await sweep(store, Date.now())
  expect([
    (await store.rows('historial').get([9_001, 9_002])).map((row) => row?.texto),
    (await store.salida.getAll()).map(({ proximo, entregada, responder }) => [proximo, entregada, responder]),
  ]).toEqual([
    [undefined, 'newer'],
    [
      [1, undefined, undefined],
      [undefined, undefined, 'ana@example.com'],
      [undefined, 1, undefined],
    ],
  ])
})

test('a failed captcha refuses the letter; a silent provider lets it through, marked', async () => {
  let answer: object | undefined = { success: true, action: 'submit' }
  const requests: string[] = []
  const provider = createServer((request, response) => {
    request.on('data', (chunk) => requests.push(String(chunk)))
    request.on('end', () => (answer ? response.end(JSON.stringify(answer)) : request.socket.destroy()))
  })
  const url = `http://127.0.0.1:${await listen(provider)}`
  const { browser, store } = office({ captcha: createCaptcha('secreto', url) })
  const sender = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com' }
  const contact = async (recaptchaToken?: string) =>
    (await browser()('/enviarCorreo', jsonRequest({ ...sender, ...(recaptchaToken && { recaptchaToken }) }))).status
  const statuses = [await contact('t1'), await contact()]
  for (const value of [{ success: false }, { success: true, action: 'login' }, { success: true, score: 0.1 }]) {
    answer = value
    statuses.push(await contact('t2'))
  }
  answer = undefined
  statuses.push(await contact('t3'))
  expect([statuses, requests[0]]).toEqual([[200, 422, 422, 422, 422, 200], 'secret=secreto&response=t1'])
  expect((await store.salida.getAll()).map(({ marca }) => marca)).toEqual([undefined, 'Sin verificar'])
  provider.close()
})

test('a server tells whether it lives and is ready, and logs neither queries nor bodies', async () => {
  const log: LogEntry[] = []
  let ready = true
  const { url, close } = await serveReference({
    ...office(),
    log: (entry) => log.push(entry),
    isReady: () => Promise.resolve(ready),
  })
  const status = async (path: string) => (await fetch(url + path)).status
  expect([await status('/salud'), await status('/salud/lista')]).toEqual([200, 200])
  ready = false
  expect([await status('/salud'), await status('/salud/lista')]).toEqual([200, 503])
  await fetch(`${url}/api/verificarLogin?clave=secreta`, jsonRequest({ usuario: 'admin', contraseña: 'secreta' }))
  const large = jsonRequest('x'.repeat(9_000_000))
  expect((await fetch(`${url}/api/crearProducto`, large)).status).toBe(413)
  await close()
  expect(log).toMatchObject([
    { method: 'POST', path: '/api/verificarLogin', status: 200 },
    { path: '/api/crearProducto', status: 413 },
  ])
  expect(JSON.stringify(log)).not.toContain('secreta')
})

test('the environment is checked before the start', () => {
  const mail = {
    SMTP_URL: 'smtp://a:b@mail.example:587',
    MAIL_FROM: 'x@bulonera.example',
    SITE_URL: 'https://bulonera.example/',
  }
  expect(readOptions(mail).mail).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM, site: 'https://bulonera.example' })
  for (const wrong of [
    { ...mail, SITE_URL: undefined },
    { ...mail, SMTP_URL: 'mail.example' },
    { CAPTCHA_SECRET: 'x' },
    { TRUST_PROXY: 'yes' },
  ]) {
    expect(() => readOptions(wrong)).toThrow(/SMTP_URL|CAPTCHA|TRUST_PROXY/)
  }
})

test('a refused login learns where to get a new password, if letters are sent; no other call does', async () => {
  const readPasswordLinks = async (site: string, name: string, password: string) => {
    const send = office({ pages: letterPages({ site, rounds: 1_000 }) }).browser()
    const logins = [
      send('/api/verificarLogin', jsonRequest({ usuario: name, contraseña: password })),
      send('/api/verificarLoginZona', jsonRequest({ nombre: name, contraseña: password })),
    ]
    return (await Promise.all(logins)).map(({ headers }) => headers.get('X-Clave'))
  }
  expect(await readPasswordLinks('https://bulonera.example', 'nadie', 'x')).toEqual(['/api/clave', '/api/clave'])
  expect(await readPasswordLinks('https://bulonera.example', 'admin', 'admin1234')).toEqual([null, '/api/clave'])
  expect(await readPasswordLinks('', 'nadie', 'x')).toEqual([null, null])
})
