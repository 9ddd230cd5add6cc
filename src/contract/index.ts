import { isEntity } from './endpoint.ts'
import type { Endpoint, Entity } from './endpoint.ts'
import * as archivo from './archivo.ts'
import * as cambio from './cambio.ts'
import * as cargaMasiva from './carga-masiva.ts'
import * as carta from './carta.ts'
import * as correo from './correo.ts'
import * as historial from './historial.ts'
import * as imagen from './imagen.ts'
import * as papelera from './papelera.ts'
import * as resources from './resources.ts'
import * as sesion from './sesion.ts'

const others = { archivo, cambio, cargaMasiva, carta, correo, historial, imagen, papelera, sesion }
const all = {
  ...resources,
  ...archivo,
  ...cambio,
  ...cargaMasiva,
  ...carta,
  ...correo,
  ...historial,
  ...imagen,
  ...papelera,
  ...sesion,
}

type All = typeof all
type EndpointName = { [K in keyof All]: All[K] extends { method: string } ? K : never }[keyof All]
export type Endpoints = Pick<All, EndpointName>

const isEndpoint = (value: object): value is Endpoint => 'method' in value
const endpointsIn = (some: Readonly<Record<string, object>>) => Object.values(some).filter(isEndpoint)

/** Every entity by its name. */
const named = Object.entries<object>(all)
  .flatMap(([name, value]) => (isEntity(value) ? [[name, value] as const] : []))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
const ofResources = named.map(
  ([name, entity]) => [name, endpointsIn(resources).filter(({ of }) => of === entity)] as const,
)

/** Every call, by name. The client imports only the calls that it makes; the backend and the tools import all. */
export const endpoints: Endpoints = all
/** In the order of the OpenAPI document: a resource's calls where its entity is in the alphabet, among the files of the others. */
export const allEndpoints: readonly Endpoint[] = [
  ...ofResources,
  ...Object.entries(others).map(([file, calls]) => [file, endpointsIn(calls)] as const),
]
  .toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  .flatMap(([, calls]) => calls)
export const allEntities: readonly Entity[] = named.map(([, entity]) => entity)
