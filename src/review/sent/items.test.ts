import { expect, test } from 'vitest'
import { post, testBackend } from '#mocks/testing.ts'
import { readTable, companyDatabase } from '../database.ts'
import { toItems, tables } from './items.ts'

test('records of the backend are read as the messages that were sent', async () => {
  let now = Date.parse('2026-11-22T12:00:00Z')
  const backend = testBackend({ databaseName: companyDatabase, now: () => (now += 1_000) })
  await post(backend, '/enviarCorreo', {
    nombre: 'Ana (Pérez)',
    empresa: 'Taller',
    email: 'ana@example.com',
    celular: '351 555',
    mensaje: 'Hola\n\nchau',
  })
  await post(backend, '/enviarCorreo', { nombre: 'Juan', empresa: 'Obra', email: 'j@example.com' })
  await post(backend, '/api/crearUsuarioZona', {
    usuario: 'norte',
    email: 'norte@example.com',
    contraseña: 'ocho caracteres',
  })
  await post(backend, '/api/agregarSuscripcion', { email: 'nueva@example.com' })
  await post(backend, '/api/verificarLogin', { usuario: 'admin', contraseña: 'admin1234' })
  await post(backend, '/api/enviarMensajeSub', {
    asunto: 'Contacto desde la web de nadie',
    texto: 'Novedades\nana@example.com\n1',
  })
  backend.close()
  const rows = await Promise.all(tables.map(async (name) => [name, await readTable(name)] as const))
  const items = toItems(Object.fromEntries(rows))
  expect(items.filter(({ time }) => time !== '')).toMatchObject([
    { kind: 'boletin', subject: 'Contacto desde la web de nadie', text: 'Novedades\nana@example.com\n1' },
    { kind: 'suscripcion', from: 'nueva@example.com' },
    {
      kind: 'alta',
      from: 'norte',
      replyTo: 'norte@example.com',
      text: expect.stringContaining('Espera que la empresa'),
    },
    { kind: 'contacto', from: 'Juan (Obra)', text: '', replyTo: 'j@example.com', phone: '' },
    {
      kind: 'contacto',
      from: 'Ana (Pérez) (Taller)',
      text: 'Hola\n\nchau',
      replyTo: 'ana@example.com',
      phone: '351 555',
    },
  ])
  expect(items.find(({ kind }) => kind === 'boletin')?.to).toContain('nueva@example.com')
  expect(JSON.stringify(items)).not.toContain('pbkdf2')
})

test('malformed and empty rows are read without an error', () => {
  const odd = [null, 1, {}, { a: 'x', asunto: 3, texto: null, created_at: {} }]
  expect(toItems({ salida: odd, clientes: odd, suscripciones: odd, contacto: odd })).toHaveLength(6)
})
