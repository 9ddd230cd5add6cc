/** Hostile requests. */
import { expect } from 'vitest'
import { getBlankRecord } from '#contract/blank.ts'
import { endpoints } from '#contract/index.ts'
import { Producto } from '#contract/producto.ts'
import { triable } from './browser.ts'
import { strict } from './level.ts'
import { formRequest, jsonRequest } from './requests.ts'
import { inputFor, png, run, textFile, unknownId } from './samples.ts'
import { visitor, type Site, type Visitor } from './visitor.ts'

const { crearProducto, obtenerProducto, crearServicio, obtenerServicio, crearUsuarioZona, verificarLogin } = endpoints

const texts = [
  'emoji 😀 y ❤️‍🔥',
  '<script>alert(1)</script>',
  "'); SELECT 1; --",
  '${7*7} {{7*7}}',
  '__proto__',
  'constructor',
  'línea\r\notra',
  'a\u0301 combinado',
  '\uFFFF',
  'null',
  'undefined',
  'true',
  '0',
  '-0',
  '1e5',
  '[object Object]',
  '\\u0041',
  '%00%2e',
]

const textPart = (site: Visitor) => {
  const admin = site.asAdmin
  admin.strict.each(
    texts,
    (text) => `${JSON.stringify(text)} is text like any other: kept as it was sent, or refused`,
  )(async (text) => {
    const response = await site.call(crearProducto, {
      ...inputFor(crearProducto, 1),
      nombre: `x${text}x`,
      texto: `<p>${text}</p>`,
    })
    expect([200, 422]).toContain(response.status)
    const body: { id?: number } = await response.json()
    const id = body.id ?? 0
    const stored =
      id > 0 ? await site.answer(obtenerProducto, { id }) : { nombre: `x${text}x`, texto: `<p>${text}</p>` }
    expect(stored).toMatchObject({ nombre: `x${text}x`, texto: `<p>${text}</p>` })
  })

  admin.strict('signs that nobody sees go from a text of one line, and a blank is a blank', async () => {
    const nombre = 'Bu\u200Blo\u202En\u00A0M8\uFEFF'
    const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), nombre })
    expect(await site.answer(obtenerProducto, { id })).toMatchObject({ nombre: 'Bulon M8' })
  })

  const unstored = ['nulo \0 en medio', '\0', 'medio par \uD83D', '\uDE00']

  admin.strict.each(
    unstored,
    (text) => `${JSON.stringify(text)} is what no database keeps: refused in a body, wherever it stands there`,
  )(async (text) => {
    const product = inputFor(crearProducto, 1)
    await site.refuses(crearProducto, { ...product, nombre: `x${text}x` }, 422, ['nombre'])
    await site.refuses(crearProducto, { ...product, texto: text }, 422, ['texto'])
    await site.refuses(crearProducto, { ...product, sub_productos: [{ codigo: text }] }, 422)
    await site.refuses(verificarLogin, { usuario: `admin${text}`, contraseña: 'admin1234' }, 422, ['usuario'])
    await site.refuses(verificarLogin, { usuario: 'admin', contraseña: `admin1234${text}` }, 422, ['contraseña'])
  })

  admin.strict('a NUL is refused in forms and addresses', async () => {
    await site.refuses(crearServicio, { ...inputFor(crearServicio, 1), titulo: 'a\0b' }, 422, ['titulo'])
    await site.refused(site.send('/api/getImage/a%00.png'), 422, { names: ['filename'] })
    await site.refused(
      site.send('/api/agregarSuscripcion?envio=a%00b', jsonRequest({ email: `nul.${run}@example.com` })),
      422,
      { names: ['envio'] },
    )
  })

  admin.strict('the longest text is kept, and one more character is refused', async () => {
    const input = { ...inputFor(crearServicio, 1), titulo: 'ñ'.repeat(300), texto: 'é'.repeat(200_000) }
    const id = await site.create(crearServicio, input)
    expect(await site.answer(obtenerServicio, { id })).toMatchObject({ titulo: input.titulo, texto: input.texto })
    await site.refuses(crearServicio, { ...input, titulo: 'ñ'.repeat(301) }, 422, ['titulo'])
    await site.refuses(crearServicio, { ...input, texto: 'é'.repeat(2_000_000) }, [413, 422])
  })
}

const shapePart = (site: Visitor) => {
  const admin = site.asAdmin
  const polluted = '"__proto__": {"admin": 1, "polluted": true}, "constructor": {"prototype": {"polluted": true}}'

  admin.strict('prototype names and unknown fields are ignored', async () => {
    // A backend that writes every field would overwrite this record, which is ours.
    const existingId = await site.create(crearProducto, inputFor(crearProducto, 1))
    const response = await site.send(
      '/api/crearProducto',
      jsonRequest(
        `{"orden": 1, "nombre": "x", ${polluted}, "id": ${existingId}, "padre": 3, "clave": "x", "imagenes": [{"id": ${unknownId}}]}`,
      ),
    )
    expect(response.status).toBe(200)
    const { id }: { id: number } = await response.json()
    expect(id).not.toBe(existingId)
    const producto = await site.answer(obtenerProducto, { id })
    expect(producto).toEqual({ ...getBlankRecord(Producto), id, orden: 1, nombre: 'x' })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const form = {
      ['__proto__']: 'x',
      constructor: 'y',
      toString: png(1),
      imagen: 'x',
      foto: png(2),
      orden: 1,
      titulo: 'x',
    }
    const saved = await site.send('/api/crearServicio', formRequest(form))
    expect(saved.status).toBe(200)
  })

  strict('callers cannot make themselves administrators, active, or other users', async () => {
    await site.as('nobody')
    const [first, second] = [`Primera ${run}`, `Astuta ${run}`]
    expect(
      await site.answer(crearUsuarioZona, { nombre: first, email: 'primera@example.com', contraseña: 'ocho o más' }),
    ).toBe(true)
    await site.as('admin')
    const someone = (await site.answer(endpoints.obtenerClientes)).find(({ nombre }) => nombre === first)
    await site.as('nobody')
    const account = {
      usuario: second,
      email: 'astuta@example.com',
      contraseña: 'ocho o más',
      activo: 1,
      admin: 1,
      id: someone?.id,
      rol: 'administrador',
    }
    expect(await (await site.send('/api/crearUsuarioZona', jsonRequest(account))).json()).toBe(true)
    await site.as('admin')
    const [created, ...others] = (await site.answer(endpoints.obtenerClientes)).filter(
      ({ nombre }) => nombre === second,
    )
    expect([created, others]).toEqual([{ id: expect.any(Number), nombre: second, email: account.email, activo: 0 }, []])
    expect(created?.id).not.toBe(someone?.id)
  })

  strict.each(
    [
      { usuario: { $gt: '' }, contraseña: { $gt: '' } },
      { usuario: ['admin'], contraseña: ['admin1234'] },
      { usuario: 'admin', contraseña: true },
      { usuario: "admin' --", contraseña: 'x' },
      { usuario: 'admin\0', contraseña: 'admin1234' },
      { usuario: '__proto__', contraseña: 'x' },
      { usuario: 'admin', contraseña: '' },
      { usuario: 'admin', contraseña: null },
      { usuario: '%', contraseña: '%' },
    ],
    (body) => `no session for ${JSON.stringify(body)}`,
  )(async (body) => {
    await site.as('nobody')
    const response = await site.send('/api/verificarLogin', jsonRequest(body))
    const text = await response.text()
    expect([response.status, /^\d/.test(text)]).toEqual([
      expect.toSatisfy((status: unknown) => status === 200 || status === 422),
      false,
    ])
    await site.refuses(endpoints.obtenerUsuarios, {}, 401, [])
  })

  admin.strict('a body nested a thousand deep, or with ten thousand fields, is answered', async () => {
    const deep = `${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`
    const wide = JSON.stringify(
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`campo${index}`, index])),
    )
    for (const body of [deep, wide])
      await site.refused(site.send('/api/crearProducto', jsonRequest(body)), [400, 413, 422])
    const many = Array.from({ length: 20_000 }, () => ({ codigo: 'x' }))
    await site.refuses(crearProducto, { orden: 1, nombre: 'x', sub_productos: many }, [413, 422])
  })

  admin.strict('a file where text belongs, text where a file belongs', async () => {
    const input = { imagen: 'texto', titulo: textFile('a'), orden: textFile('1'), texto: textFile('b') }
    await site.refuses(crearServicio, input, 422, ['foto', 'orden', 'texto', 'titulo'])
  })
}

const orderPart = (site: Visitor) => {
  const admin = site.asAdmin
  admin.strict('ids and numbers as text with spaces are read as numbers', async () => {
    const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), orden: ' 12 ', destacado: '1' })
    expect(await site.answer(obtenerProducto, { id })).toMatchObject({ orden: 12, destacado: 1 })
    expect(await site.answer(endpoints.deleteProducto, { idProducto: ` ${id} ` })).toEqual({ id })
  })

  admin.strict('orden takes any whole number, also below zero', async () => {
    for (const orden of [0, -5, 999_999_999]) {
      const id = await site.create(crearProducto, { ...inputFor(crearProducto, 1), orden })
      expect(await site.answer(obtenerProducto, { id })).toMatchObject({ orden })
    }
  })

  admin.strict(
    'twenty concurrent changes and deletes of one record are answered, and the record is whole or gone',
    async () => {
      const id = await site.create(crearProducto, inputFor(crearProducto, 1))
      const calls = Array.from({ length: 20 }, (_, index) =>
        index === 12
          ? site.call(endpoints.deleteProducto, { idProducto: id })
          : site.call(endpoints.updateProducto, { ...inputFor(endpoints.updateProducto, index), idProducto: id }),
      )
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      expect(statuses.every((status) => status === 200 || status === 404)).toBe(true)
      expect(statuses[12]).toBe(200)
      await site.refuses(obtenerProducto, { id }, 404, [])
    },
  )

  strict('one name, ten accounts at once: one is created', async () => {
    await site.as('nobody')
    const account = { nombre: `Carrera ${run}`, email: 'carrera@example.com', contraseña: 'ocho o más' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.answer(crearUsuarioZona, account)))
    await site.as('admin')
    const created = (await site.answer(endpoints.obtenerClientes)).filter(({ nombre }) => nombre === account.nombre)
    expect([answers.filter(Boolean).length, created.length]).toEqual([1, 1])
  })

  const tried = triable(site.backend).filter(({ name }) => name !== verificarLogin.name)

  admin.strict.each(
    tried,
    ({ name }) => `${name}, with nothing but noise, is answered below 500`,
  )(async ({ name, method, path }) => {
    const query = path.replace(/\{\w+\}/, '%F0%9F%98%80')
    const noise =
      method === 'GET'
        ? [{}]
        : [
            jsonRequest('{"a":[1]}'),
            formRequest({ a: png(1), '': '' }),
            { method: 'POST', body: new URLSearchParams({ a: '1' }) },
          ]
    for (const init of noise) {
      const { status } = await site.send(query, { method, ...init })
      expect(status).toBeLessThan(500)
      if (method === 'POST' && name !== 'updateLogo') expect(status).not.toBe(200)
    }
  })
}

export const hostileParts = (backend: Site) => {
  const site = visitor(backend)
  textPart(site)
  shapePart(site)
  orderPart(site)
}
