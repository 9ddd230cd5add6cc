import { expect, test } from 'vitest'
import { seed } from '#mocks/seed/index.ts'
import { getTableRows } from '#contract/company.ts'
import { openCompany } from '#mocks/company/format/open.ts'
import { saveCompany } from '#mocks/company/format/save.ts'
import { withoutCustomers } from './customers.ts'
import { createCompany } from './testing.ts'

/** Data that leaves this browser only where its box is ticked. */
const secret = ['clave-guardada', 'token-de-sesion']
const personal = ['Acme del Cliente', 'quien@acme.example', 'Carta a Acme', 'Vio Acme la lista', 'Acme, antes']

const ownTables = {
  archivosGuardados: [{ name: 'propia.txt', type: 'text/plain', size: 13 }],
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
    { id: 4, texto: 'Cliente creado: Acme, antes', usuario: 'jefa', idUsuario: 1, zona: 0 },
  ],
  papelera: [
    {
      id: 1,
      titulo: personal[0],
      filas: [{ table: 'clientes', row: { id: 8, nombre: personal[0], clave: secret[0] } }],
    },
  ],
  diario: [{ id: 1, cambios: [{ table: 'clientes', id: 7, before: { id: 7, nombre: personal[0] } }] }],
  sesiones: [
    { zona: 'panel', idUsuario: 1, token: secret[1] },
    { zona: 'zona', idUsuario: 7, token: secret[1] },
  ],
}

const company = createCompany(ownTables, new Map([['propia.txt', new Blob(['bytes propios'])]]))

const asset = () => Promise.resolve(undefined)
const saved = async (accounts: boolean, customers: boolean) =>
  (
    await saveCompany(customers ? company : withoutCustomers(company, seed), {
      build: 'b1',
      now: new Date('2026-11-20T12:00:00Z'),
      accounts,
      asset,
    })
  ).file

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('a file with accounts: %s, with customers: %s holds these alone', async (accounts, customers) => {
  const text = await (await saved(accounts, customers)).text()
  expect(secret.filter((phrase) => text.includes(phrase))).toEqual(accounts ? secret : [])
  expect(personal.filter((phrase) => text.includes(phrase))).toEqual(customers ? personal : [])
})

test("without its own customers a company has the demo's, nobody of them logged in, and everything else of its own", async () => {
  const { tables, files } = (await openCompany(await saved(true, false), { asset })).company
  expect(getTableRows(tables, 'clientes').map(({ nombre }) => nombre)).toEqual(
    seed.tables.clientes.map(({ nombre }) => nombre),
  )
  expect(getTableRows(tables, 'historial').map(({ id }) => id)).toEqual([1])
  expect(getTableRows(tables, 'sesiones').map(({ zona }) => zona)).toEqual(['panel'])
  expect(getTableRows(tables, 'usuarios')).toHaveLength(2)
  expect(getTableRows(tables, 'servicios')).toEqual(ownTables.servicios)
  expect(await files.get('propia.txt')?.text()).toBe('bytes propios')
})
