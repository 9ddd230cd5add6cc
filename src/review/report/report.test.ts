import { expect, test } from 'vitest'
import type { CallEntry } from '#state/call-entry.ts'
import { covered } from '../calls/cover.ts'
import { createCall } from '../calls/testing.ts'
import { comment, spot } from '../comments/testing.ts'
import { masked, reportText, withRole, type Facts } from './report.ts'

/** Words that no text for others may hold. */
const secret = ['clave-escrita', 'sk_live_51', 'Acme del Cliente', 'quien@acme.example', '555-0199', 'abc.def-1']

const call = (change: Partial<CallEntry>) => createCall({ path: '/api/obtenerServicios', ...change })
const calls = [
  call({ status: 500, text: '{"message":"No anda el servicio","token":"sk_live_51"}' }),
  call({ path: '/api/obtenerClientes', status: 500, text: `[{"nombre":"Acme del Cliente"}]` }),
  call({
    path: '/api/verificarLogin?api_key=sk_live_51',
    method: 'POST',
    status: 401,
    sent: `{"usuario":"jefa","contraseña":"clave-escrita"}`,
    text: '{"message":"clave-escrita no es"}',
  }),
  call({
    path: '/api/crearServicio',
    method: 'POST',
    status: 422,
    sent: [
      ['titulo', 'Corte'],
      ['apiKey', 'sk_live_51'],
    ],
  }),
  call({ path: '/api/crearSuscripcion', method: 'POST', status: 422, sent: '{"email":"quien@acme.example"}' }),
  call({ path: '/enviarCorreo?tel=555-0199', method: 'POST', status: 0, sent: `{"email":"quien@acme.example"}` }),
].map(covered)

const facts = (change: Partial<Facts> = {}): Facts => ({
  comment: comment({
    id: 'comentario-1',
    picture: 'data:image/webp;base64,AAAA',
    spot: spot({ address: '/servicios', scenario: 'obtenerServicios:error:500' }),
  }),
  screen: { address: '/', title: 'Inicio', scenario: '', width: 1440, height: 900, build: 'b1' },
  who: { panel: undefined, zone: false },
  calls,
  errors: [
    {
      at: '2026-11-20T12:00:00.000Z',
      page: '/servicios?token=abc.def-1',
      text: 'TypeError: nada\nAuthorization: Bearer abc.def-1',
    },
  ],
  browser: 'Firefox',
  origin: 'https://demo.example',
  now: new Date('2026-11-20T12:00:00Z'),
  ...change,
})

test('a report says the screen as a link with its scenario, the comment, the last calls and the errors', () => {
  const text = reportText(facts())
  for (const words of [
    '<https://demo.example/servicios?escenario=obtenerServicios:error:500>',
    'El botón no se ve',
    '500 GET obtenerServicios /api/obtenerServicios',
    'No anda el servicio',
    'sin respuesta POST',
    '"titulo":"Corte"',
    'TypeError: nada',
    'Firefox',
  ])
    expect(text).toContain(words)
  expect(text).not.toContain('imagenes/')
  expect(reportText(facts({ comment: undefined }))).toMatch(/^# Inicio\n/)
})

test('a report holds no password, key, session or customer', () => {
  const text = reportText(facts())
  expect(secret.filter((phrase) => text.includes(phrase))).toEqual([])
})

test.each([
  ['?token=abc&pagina=2', '?token=******&pagina=2'],
  ['{"accessToken":"abc","id":3}', '{"accessToken":******,"id":3}'],
  ['Set-Cookie: sid=abc; otra=1', 'Set-******'],
  ['escribió quien@acme.example.', 'escribió ******.'],
  ['el monkey no es una clave', 'el monkey no es una clave'],
])('%s is masked as %s', (text, as) => {
  expect(masked(text)).toBe(as)
})

test.each([
  ['/admin/panel', { panel: 'admin' }, 'rol:admin'],
  ['/admin/panel', { panel: 'editor' }, 'rol:editor'],
  ['/admin/panel', {}, 'rol:nadie'],
  ['/zonaPrivada', {}, 'rol:nadie'],
  ['/productos?id=3', { zone: true }, 'rol:cliente'],
  ['/productos', { panel: 'admin' }, ''],
] as const)('at %s the session %j becomes the scenario %j', (address, who, scenario) => {
  const session = { panel: undefined, zone: false, ...who }
  expect(withRole('', address, session)).toBe(scenario)
  expect(withRole('rol:pendiente,*:slow:10', address, session)).toBe('rol:pendiente,*:slow:10')
})
