import { expect, test } from 'vitest'
import { seed } from '../../../mocks/seed/index.ts'
import { keptTables } from '../../../mocks/store/versions.ts'
import { rowsIn, type Company, type Row } from '../../../mocks/company/company.ts'
import { openCompany } from '../../../mocks/company/format/open.ts'
import { saveCompany } from '../../../mocks/company/format/save.ts'
import type { CallEntry } from '../../state/call-entry.ts'
import { linesOf } from '../../state/pedido/linea.ts'
import { covered } from '../calls/cover.ts'
import { readFile } from '../comments/files.ts'
import { comment, spot } from '../comments/testing.ts'
import { makeReport, type Known } from './make.ts'
import { openReport } from './open.ts'
import { onDay, withRole } from './role.ts'
import { callOf } from '../calls/testing.ts'

/** Data that never leaves this browser, and data that leaves it only with a ticked box. */
const secret = ['clave-guardada', 'clave-escrita', 'token-de-sesion']
const personal = ['Acme del Cliente', 'quien@acme.example', 'Carta a Acme', 'Vio Acme la lista', 'Para Acme, urgente']

const own: Readonly<Record<string, readonly Row[]>> = {
  servicios: [{ id: 1, nombre: 'Roscado de prueba', imagen: '/api/getImage/propia.txt' }],
  usuarios: [
    { id: 1, usuario: 'jefa', admin: 1, clave: secret[0] },
    { id: 2, usuario: 'alguien', admin: 0, clave: secret[0] },
  ],
  clientes: [{ id: 7, nombre: personal[0], clave: secret[0] }],
  suscripciones: [{ id: 7, email: personal[1] }],
  salida: [{ id: 7, a: [personal[1]], asunto: personal[2], texto: '' }],
  historial: [
    { id: 1, texto: 'Servicio modificado', usuario: 'jefa', idUsuario: 1, zona: 0, recurso: 'servicios' },
    { id: 2, texto: personal[3], usuario: personal[0], idUsuario: 7, zona: 1 },
    {
      id: 3,
      texto: 'Cliente activado',
      usuario: 'jefa',
      idUsuario: 1,
      zona: 0,
      recurso: 'clientes',
      cambios: [{ antes: personal[0] }],
    },
  ],
  papelera: [
    {
      id: 1,
      titulo: personal[0],
      filas: [{ table: 'clientes', row: { id: 8, nombre: personal[0], clave: secret[0] } }],
    },
  ],
  diario: [{ id: 1, cambios: [{ table: 'clientes', id: 7, before: { id: 7, nombre: personal[0] } }] }],
  sesiones: [{ zona: 'panel', idUsuario: 1, token: secret[2] }],
}

const company: Company = {
  schema: 3,
  files: new Map([['propia.txt', new Blob(['bytes propios'])]]),
  tables: Object.fromEntries(
    Object.entries(keptTables).map(([name, { key }]) => [
      name,
      {
        key,
        rows: name === 'archivosGuardados' ? [{ name: 'propia.txt', type: 'text/plain', size: 13 }] : (own[name] ?? []),
      },
    ]),
  ),
}

const call = (change: Partial<CallEntry>) => callOf({ path: '/api/obtenerServicios', tab: 'propia', ...change })

const calls = [
  call({ path: '/api/obtenerServicios', status: 500, text: '{"message":"No anda el servicio"}' }),
  call({ path: '/api/obtenerClientes', text: `[{"nombre":"${personal[0]}"}]` }),
  call({
    path: '/api/verificarLogin',
    method: 'POST',
    sent: `{"usuario":"jefa","contraseña":"${secret[1]}"}`,
    text: '1',
  }),
  call({ path: '/enviarCorreo', method: 'POST', sent: `{"email":"${personal[1]}"}` }),
].map(covered)

const said = comment({
  id: 'comentario-1',
  spot: spot({ address: '/servicios', scenario: 'obtenerServicios:error:500' }),
})

const known = (change: Partial<Known> = {}): Known => ({
  comment: said,
  screen: { address: '/', title: 'Inicio', scenario: '', width: 1440, height: 900, build: 'b1' },
  company,
  seed,
  ids: { idLogin: null, idLoginZona: null },
  calls,
  errors: [{ at: '2026-11-20T12:00:00.000Z', page: '/servicios', text: 'TypeError: nada' }],
  order: {
    numero: '20261120-7KQ4',
    lines: linesOf([{ codigo: '011250', nombre: 'Bulón', cantidad: 20, nota: personal[4] }]),
  },
  customers: false,
  browser: 'Firefox',
  origin: 'https://demo.example',
  now: new Date('2026-11-20T12:00:00Z'),
  ...change,
})

const noAsset = { asset: () => Promise.resolve(undefined) }
const opened = async (file: Blob, now = Date.parse('2026-11-20T12:00:00Z')) => {
  const report = await openReport(file, now)
  if (!report) throw new Error('No report')
  return { ...report, state: await openCompany(report.company, noAsset) }
}

test('a report opens as it was: screen, scenario, comment and company, with files', async () => {
  const file = await makeReport(known())
  const { screen, comments, state } = await opened(file)
  expect(screen).toMatchObject({ address: '/servicios', scenario: 'obtenerServicios:error:500', width: 1440 })
  expect(comments).toEqual([said])
  expect(rowsIn(state.company.tables, 'servicios')).toEqual(own['servicios'])
  expect(await state.company.files.get('propia.txt')?.text()).toBe('bytes propios')
  const text = await file.text()
  for (const word of ['TypeError: nada', 'No anda el servicio', 'Firefox', 'https://demo.example/servicios?escenario='])
    expect(text).toContain(word)
  expect((await readFile(file)).comments).toEqual([said])
})

test.each([
  [false, 0],
  [true, personal.length],
])('customers ticked: %s; passwords and sessions never leave', async (customers, there) => {
  const text = await (await makeReport(known({ customers }))).text()
  expect(secret.filter((word) => text.includes(word))).toEqual([])
  expect(personal.filter((word) => text.includes(word))).toHaveLength(there)
})

test("without its own customers a company has the demo's, and everything else of its own", async () => {
  const { state } = await opened(await makeReport(known()))
  const { tables } = state.company
  expect(rowsIn(tables, 'clientes').map(({ nombre }) => nombre)).toEqual(
    seed.tables.clientes.map(({ nombre }) => nombre),
  )
  expect(rowsIn(tables, 'historial').map(({ id }) => id)).toEqual([1])
  expect(rowsIn(tables, 'usuarios')).toHaveLength(2)
})

test("'Mi pedido' travels with its number, and with its notes where customers are ticked; an older report has none", async () => {
  const { order } = await opened(await makeReport(known()))
  expect(order).toEqual({
    numero: '20261120-7KQ4',
    lines: linesOf([{ codigo: '011250', nombre: 'Bulón', cantidad: 20 }]),
  })
  expect((await opened(await makeReport(known({ customers: true })))).order).toEqual(known().order)
  const { order: _, ...older } = known()
  // @ts-expect-error: what a report said before it had the list.
  expect((await opened(await makeReport({ ...older, customers: true }))).order).toBeUndefined()
})

test('a picture of a screen that may name customers is left out unless customers are ticked', async () => {
  const picture = 'data:image/webp;base64,AAAA'
  const pictured = async (address: string, customers: boolean) => {
    const { comments } = await opened(
      await makeReport(
        known({ customers, comment: comment({ id: 'comentario-1', picture, spot: spot({ address }) }) }),
      ),
    )
    return comments.map((entry) => ('picture' in entry ? entry.picture : undefined))
  }
  expect(await pictured('/admin/panel#s=10', false)).toEqual([''])
  expect(await pictured('/admin/panel#s=10', true)).toEqual([picture])
  expect(await pictured('/servicios', false)).toEqual([picture])
})

test.each([
  ['/admin/panel', { idLogin: 1 }, 'rol:admin'],
  ['/admin/panel', { idLogin: 2 }, 'rol:editor'],
  ['/admin/panel', {}, 'rol:nadie'],
  ['/zonaPrivada', {}, 'rol:nadie'],
  ['/productos?id=3', { idLoginZona: 7 }, 'rol:cliente'],
  ['/productos', { idLogin: 1 }, ''],
])('at %s the session %j becomes the scenario %j', (address, ids, scenario) => {
  const all = { idLogin: null, idLoginZona: null, ...ids }
  expect(withRole('', address, all, company.tables)).toBe(scenario)
  expect(withRole('rol:pendiente,*:slow:10', address, all, company.tables)).toBe('rol:pendiente,*:slow:10')
})

test('opened on another day, a report shows its own day; a scenario with a day keeps that', async () => {
  const file = await makeReport(known())
  const { screen } = await opened(file, Date.parse('2027-01-05T12:00:00Z'))
  expect(screen.scenario).toBe('reloj:2026-11-20,obtenerServicios:error:500')
  expect(onDay('reloj:2031-01-01', '2026-11-20', '2027-01-05')).toBe('reloj:2031-01-01')
})

test('a saved company is no report; a report of a strange address, one altered or cut short is refused', async () => {
  const { file } = await saveCompany(company, { build: 'b1', now: new Date(0), accounts: false, ...noAsset })
  expect(await openReport(file)).toBeUndefined()
  const strange = known({ comment: undefined, screen: { ...known().screen, address: 'https://otra.example' } })
  await expect(openReport(await makeReport(strange))).rejects.toThrow('no es una dirección de este sitio')
  const report = await makeReport(known())
  await expect(openReport(report.slice(0, report.size - 40))).rejects.toThrow('incompleto')
  const bytes = Buffer.from(await report.arrayBuffer()).toString('latin1')
  const altered = Buffer.from(bytes.replace('"version": 1', '"version": 2'), 'latin1')
  await expect(openReport(new Blob([altered]))).rejects.toThrow('está dañado')
})
