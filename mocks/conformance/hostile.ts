/** Requests that nobody sends by accident. */
import { expect, test } from 'vitest'
import { allEndpoints, endpoints } from '../../src/contract/index.ts'
import type { Connect } from './browser.ts'
import { formOf, jsonRequest } from './requests.ts'
import { inputFor, png, textFile } from './samples.ts'
import { visitor } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const { crearProducto, obtenerProducto, crearServicio, obtenerServicio, crearUsuarioZona, verificarLogin } = endpoints

const texts = [
  'nulo \0 en medio', 'emoji 😀 y ‮al revés', '<script>alert(1)</script>', "'; DROP TABLE productos; --", '${7*7} {{7*7}}', '__proto__', 'constructor',
  '\u0000', 'línea\r\notra', 'a\u0301 combinado', '\uFFFF', 'null', 'undefined', 'true', '0', '-0', '1e5', '[object Object]', '\\u0041', '%00%2e',
]

const textPart = (site: Visitor) => {
  test.each(texts.map((text) => [JSON.stringify(text), text]))('%s is text like any other: kept as it was sent, or refused', async (_, text) => {
    await site.as('admin')
    const response = await site.call(crearProducto, { ...inputFor(crearProducto, 1), nombre: `x${text}x`, texto: `<p>${text}</p>` })
    expect([200, 422]).toContain(response.status)
    const body: { id?: number } = await response.json()
    const id = body.id ?? 0
    if (id > 0) site.forgetLater(crearProducto, id)
    const kept = id > 0 ? await site.answer(obtenerProducto, { id }) : { nombre: `x${text}x`, texto: `<p>${text}</p>` }
    expect(kept).toMatchObject({ nombre: `x${text}x`, texto: `<p>${text}</p>` })
  })

  test('a text of the greatest length is kept, one character more is refused', async () => {
    await site.as('admin')
    const input = { ...inputFor(crearServicio, 1), titulo: 'ñ'.repeat(300), texto: 'é'.repeat(200_000) }
    const id = await site.create(crearServicio, input)
    expect(await site.answer(obtenerServicio, { id })).toMatchObject({ titulo: input.titulo, texto: input.texto })
    expect(await site.refused(site.call(crearServicio, { ...input, titulo: 'ñ'.repeat(301) }), 422)).toHaveProperty('titulo')
    expect(await site.refused(site.call(crearServicio, { ...input, texto: 'é'.repeat(2_000_000) }), [413, 422])).toEqual(expect.anything())
  })
}

const shapePart = (site: Visitor) => {
  const polluted = '"__proto__": {"admin": 1, "polluted": true}, "constructor": {"prototype": {"polluted": true}}'

  test('fields of the prototype, and fields that are none, are not taken', async () => {
    await site.as('admin')
    const response = await site.send('/api/crearProducto', jsonRequest(`{"orden": 1, "nombre": "x", ${polluted}, "id": 1, "padre": 3, "clave": "x", "imagenes": [{"id": 1}]}`))
    expect(response.status).toBe(200)
    const { id }: { id: number } = await response.json()
    site.forgetLater(crearProducto, id)
    const producto = await site.answer(obtenerProducto, { id })
    expect(producto).toEqual({ id, orden: 1, nombre: 'x', texto: '', destacado: 0, imagenes: [], sub_productos: [] })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const form: [string, unknown][] = [['__proto__', 'x'], ['constructor', 'y'], ['toString', png(1)], ['imagen', 'x'], ['foto', png(2)], ['orden', 1], ['titulo', 'x']]
    const saved = await site.send('/api/crearServicio', { method: 'POST', body: formOf(form) })
    const servicio: { id: number } = await saved.json()
    expect(saved.status).toBe(200)
    site.forgetLater(crearServicio, servicio.id)
  })

  test('nobody makes itself an administrator, active, or someone else', async () => {
    await site.as('nobody')
    const account = { usuario: 'Astuta', email: 'astuta@example.com', contraseña: 'ocho o más', activo: 1, admin: 1, id: 1, rol: 'administrador' }
    expect(await (await site.send('/api/crearUsuarioZona', jsonRequest(account))).json()).toBe(true)
    await site.as('admin')
    const [created, ...others] = (await site.answer(endpoints.obtenerClientes)).filter(({ nombre }) => nombre === 'Astuta')
    site.forgetLater(crearUsuarioZona, created?.id ?? 0)
    expect([created, others]).toEqual([{ id: expect.any(Number), nombre: 'Astuta', email: account.email, activo: 0 }, []])
    expect(created?.id).not.toBe(1)
  })

  test.each([
    { usuario: { $gt: '' }, contraseña: { $gt: '' } }, { usuario: ['admin'], contraseña: ['admin1234'] }, { usuario: 'admin', contraseña: true },
    { usuario: "admin' --", contraseña: 'x' }, { usuario: 'admin\0', contraseña: 'admin1234' }, { usuario: '__proto__', contraseña: 'x' },
    { usuario: 'admin', contraseña: '' }, { usuario: 'admin', contraseña: null }, { usuario: '%', contraseña: '%' },
  ])('no session for %j', async (body) => {
    await site.as('nobody')
    const response = await site.send('/api/verificarLogin', jsonRequest(body))
    const text = await response.text()
    expect([response.status, /^\d/.test(text)]).toEqual([expect.toSatisfy((status: unknown) => status === 200 || status === 422), false])
    expect(await site.refused(site.call(endpoints.obtenerUsuarios), 401)).toEqual({})
  })

  test('a body nested a thousand deep, or with ten thousand fields, is answered', async () => {
    await site.as('admin')
    const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`campo${at}`, at])))
    for (const body of [deep, wide]) expect(await site.refused(site.send('/api/crearProducto', jsonRequest(body)), [400, 413, 422])).toEqual(expect.anything())
    const many = Array.from({ length: 20_000 }, () => ({ codigo: 'x' }))
    expect(await site.refused(site.call(crearProducto, { orden: 1, nombre: 'x', sub_productos: many }), [413, 422])).toEqual(expect.anything())
  })

  test('a file where text belongs, text where a file belongs', async () => {
    await site.as('admin')
    const errors = await site.refused(site.call(crearServicio, { imagen: 'texto', titulo: textFile('a'), orden: textFile('1'), texto: textFile('b') }), 422)
    expect(Object.keys(errors).toSorted()).toEqual(['foto', 'orden', 'texto', 'titulo'])
  })
}

const orderPart = (site: Visitor) => {
  test('ids and numbers as text, with spaces, are what they say', async () => {
    await site.as('admin')
    const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), orden: ' 12 ', destacado: '1' })
    expect(await site.answer(obtenerProducto, { id })).toMatchObject({ orden: 12, destacado: 1 })
    expect(await site.answer(endpoints.deleteProducto, { idProducto: ` ${id} ` })).toEqual({ id })
  })

  test('orden takes any whole number, also below zero', async () => {
    await site.as('admin')
    for (const orden of [0, -5, 999_999_999]) {
      const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), orden })
      expect(await site.answer(obtenerProducto, { id })).toMatchObject({ orden })
    }
  })

  test('twenty changes and deletes of one record at once: each is answered, the record is whole or gone', async () => {
    await site.as('admin')
    const id = await site.create(crearProducto, inputFor(crearProducto, 1))
    const calls = Array.from({ length: 20 }, (_, at) => at === 12
      ? site.call(endpoints.deleteProducto, { idProducto: id })
      : site.call(endpoints.updateProducto, { ...inputFor(endpoints.updateProducto, at), idProducto: id }))
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
    expect(statuses[12]).toBe(200)
    expect(await site.refused(site.call(obtenerProducto, { id }), 404)).toEqual({})
  })

  test('one name, ten accounts at once: one is created', async () => {
    await site.as('nobody')
    const account = { nombre: 'Carrera', email: 'carrera@example.com', contraseña: 'ocho o más' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.answer(crearUsuarioZona, account)))
    await site.as('admin')
    const created = (await site.answer(endpoints.obtenerClientes)).filter(({ nombre }) => nombre === 'Carrera')
    for (const { id } of created) site.forgetLater(crearUsuarioZona, id)
    expect([answers.filter(Boolean).length, created.length]).toEqual([1, 1])
  })

  test('every call, with nothing but noise, is answered below 500', async () => {
    await site.as('admin')
    const failed: string[] = []
    for (const { name, method, path } of allEndpoints.filter(({ name: called }) => called !== verificarLogin.name)) {
      const asked = path.replace(/\{\w+\}/, '%F0%9F%98%80')
      const noise = method === 'GET' ? [{}] : [jsonRequest('{"a":[1]}'), { method: 'POST', body: formOf([['a', png(1)], ['', '']]) }, { method: 'POST', body: new URLSearchParams({ a: '1' }) }]
      for (const init of noise) {
        const { status } = await site.send(asked, { method, ...init })
        if (status >= 500 || (status === 200 && method === 'POST' && name !== 'updateLogo')) failed.push(`${name}: ${status}`)
      }
    }
    expect(failed).toEqual([])
  })
}

/** Trying to break it. */
export const hostileParts = (connect: Connect) => {
  const site = visitor(connect)
  textPart(site)
  shapePart(site)
  orderPart(site)
}
