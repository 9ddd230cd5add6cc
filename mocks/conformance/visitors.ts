/** Calls of visitors and customers: contact, newsletter, accounts, the private zone. */
import { expect } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { people } from './browser.ts'
import { Difference } from './failure.ts'
import { open } from './level.ts'
import { inputFor, run, unknownId } from './samples.ts'
import { getExchange } from './trace.ts'
import { visitor, type Site, type Visitor } from './visitor.ts'

const { enviarCorreo, agregarSuscripcion } = endpoints
const { crearUsuarioZona, verificarLoginZona, obtenerFileZonas, obtenerIdUsuarioZona } = endpoints

const visitorPart = (site: Visitor) => {
  open('enviarCorreo takes a request of anybody', async () => {
    await site.as('nobody')
    await site.taken(enviarCorreo, {
      ...inputFor(enviarCorreo, 1),
      mensaje: 'Prueba de conformidad: no hace falta responder.',
    })
  })

  open('agregarSuscripcion takes an address, and the same again', async () => {
    await site.as('nobody')
    const email = `visita-${run}@example.com`
    await site.taken(agregarSuscripcion, { email })
    await site.taken(agregarSuscripcion, { email })
  })

  open('crearUsuarioZona: true, and anything else when the name is taken', async () => {
    await site.as('nobody')
    const account = { nombre: `Visita ${run}`, email: `cuenta-${run}@example.com`, contraseña: 'ocho o más' }
    expect(await site.answer(crearUsuarioZona, account), 'the first account of that name').toBe(true)
    const again = await site.call(crearUsuarioZona, account)
    const text = (await again.text()).trim()
    if (again.ok && ['true', '1', '"true"'].includes(text))
      throw new Difference(getExchange(again), 'anything but true: the name is taken')
    expect(await site.answer(verificarLoginZona, account), 'a new customer waits for an administrator').toMatchObject({
      usuarioActivo: 0,
    })
  })
}

const zonePart = (site: Visitor) => {
  open('verificarLoginZona: a wrong password is 200 with a text', async () => {
    await site.as('nobody')
    await site.refusedLogin(verificarLoginZona, { nombre: people.customer.name, contraseña: 'otra' })
    await site.refuses(obtenerFileZonas, {}, 401)
  })

  open('verificarLoginZona: a customer who is not active gets id and 0, and no session', async () => {
    await site.as('nobody')
    const { name, password } = people.inactive
    expect(await site.answer(verificarLoginZona, { nombre: name, contraseña: password })).toEqual({
      usuarioId: expect.any(Number),
      usuarioActivo: 0,
    })
    await site.refuses(obtenerFileZonas, {}, 401)
  })

  open('an active customer enters, and reads its own name', async () => {
    const id = await site.as('customer')
    expect(await site.answer(obtenerIdUsuarioZona, { id })).toMatchObject({ id, nombre: people.customer.name })
  })

  open('obtenerFileZonas lists the price lists, and each opens and downloads', async (context) => {
    await site.as('customer')
    const [first] = await site.answer(obtenerFileZonas)
    if (!first) return context.skip('there are no price lists')
    for (const endpoint of [endpoints.obtenerZona, endpoints.descargarArchiveZona]) {
      const response = await site.call(endpoint, { id: first.id })
      if (!response.ok) throw new Difference(getExchange(response), '200 and the file')
    }
    await site.refuses(endpoints.obtenerZona, { id: unknownId }, 404)
  })

  open('guardarHistorial takes what a customer did', async () => {
    const id = await site.as('customer')
    await site.taken(endpoints.guardarHistorial, { idUsuario: id, mensaje: 'Vio la lista de precios' })
  })
}

export const visitorParts = (backend: Site) => {
  const site = visitor(backend)
  visitorPart(site)
  zonePart(site)
}
