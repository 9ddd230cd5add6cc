/** Uses a company for some weeks within a second: everything that a person can store is stored, changed and deleted. */
import { endpoints } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRecord } from '#contract/record.ts'
import { requestTo, type Values } from '../conformance/requests.ts'
import { inputFor, png } from '../conformance/samples.ts'
import { idName, findRemover } from '../conformance/admin-client.ts'
import { having, toRecords } from '../conformance/visitor.ts'

export type Send = (path: string, init?: RequestInit) => Promise<Response>

export const caller = (send: Send) => async (endpoint: Endpoint, input: Values) => {
  const response = await send(...requestTo(endpoint, input))
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint.name}: ${response.status} ${text}`)
  try {
    const answer: unknown = JSON.parse(text)
    return isRecord(answer) ? answer : {}
  } catch {
    return {}
  }
}

/** A record that stays, one that is changed, one that goes to the trash; the gallery's pictures, one of them removed. */
const exerciseEntities = async (call: ReturnType<typeof caller>, from: number) => {
  for (const { entity, create, update } of having('create', 'update')) {
    const add = async (variant: number) => Number((await call(create, inputFor(create, from + variant)))['id'])
    const [, changed, deleted] = [await add(1), await add(2), await add(3)]
    await call(update, { ...inputFor(update, from + 4), [idName(update)]: changed })
    const remove = findRemover(entity.resource)
    if (remove) await call(remove, { [idName(remove)]: deleted })
  }
  for (const { create, addImage, removeImage } of having('create', 'addImage', 'removeImage')) {
    const owner = Number((await call(create, inputFor(create, from + 5)))['id'])
    const pictures = [6, 7, 8].map((variant) => ({ [idName(addImage)]: owner, imagen: png(variant), orden: variant }))
    const added: number[] = []
    for (const picture of pictures) added.push(Number((await call(addImage, picture))['id']))
    await call(removeImage, { idImagen: added[1] })
  }
}

/** Accounts of the fixtures, with the passwords that tests enter. */
export const ana = { usuario: 'ana', contraseña: 'ana-secreta' } as const
export const workshop = { nombre: 'taller', contraseña: 'taller-secreto' } as const

const colours = { acento: '#0a5ad1', tinta: '#101418', fondoClaro: '#ffffff', fondoOscuro: '#0b1f33', radio: 4 }

const enrol = async (call: ReturnType<typeof caller>, send: Send) => {
  const client = { ...workshop, email: 'taller@example.com' }
  await call(endpoints.crearUsuario, { ...ana, email: 'ana@example.com', admin: 1 })
  await call(endpoints.crearUsuarioZona, client)
  const clients = toRecords(await (await send('/api/obtenerClientes')).json())
  const registered = clients.find(({ nombre }) => nombre === client.nombre)
  await call(endpoints.updateClienteActivo, { idCliente: registered?.['id'], activo: 1 })
}

/** The sessions of an administrator and a customer stay open. `first`: an existing administrator; unless it is Ana, the fixtures' accounts are created. `from`: the first variant of values, beyond those of the conformance suite. */
export const makeUsed = async (
  send: Send,
  first: { readonly usuario: string; readonly contraseña: string },
  from = 50,
) => {
  const call = caller(send)
  await call(endpoints.verificarLogin, first)
  await exerciseEntities(call, from)
  if (first.usuario !== ana.usuario) await enrol(call, send)
  await call(endpoints.verificarLogin, ana)
  await call(endpoints.verificarLoginZona, workshop)
  for (const endpoint of [endpoints.updateMarca, endpoints.updateLogo, endpoints.updateContacto])
    await call(endpoint, { ...inputFor(endpoint, from + 1), ...(endpoint === endpoints.updateMarca && colours) })
  await call(endpoints.agregarSuscripcion, { email: 'lectora@example.com' })
  await call(endpoints.enviarMensajeSub, { asunto: 'Lista de noviembre', texto: 'Ya está la lista nueva.' })
  const letter = { nombre: 'Ana', empresa: 'Taller', email: 'ana@example.com', mensaje: 'Ñandú, 20 cajas' }
  await call(endpoints.enviarCorreo, { ...letter, envio: 'de-una-version-anterior' })
}
