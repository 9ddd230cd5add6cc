import { isEntity, type Endpoint } from './endpoint.ts'
import * as archivo from './archivo.ts'
import * as cambio from './cambio.ts'
import * as cargaMasiva from './carga-masiva.ts'
import * as carta from './carta.ts'
import * as correo from './correo.ts'
import * as historial from './historial.ts'
import * as imagen from './imagen.ts'
import * as papelera from './papelera.ts'
import * as publicacion from './publicacion.ts'
import * as resources from './resources.ts'
import * as sesion from './sesion.ts'

/** All that is declared, by name. */
export const declarations = {
  ...archivo,
  ...cambio,
  ...cargaMasiva,
  ...carta,
  ...correo,
  ...historial,
  ...imagen,
  ...papelera,
  ...publicacion,
  ...sesion,
  ...resources,
}

type All = typeof declarations
type EndpointName = { [K in keyof All]: All[K] extends { method: string } ? K : never }[keyof All]
export type Endpoints = Pick<All, EndpointName>

const isEndpoint = (value: object): value is Endpoint => 'method' in value

/** Every call, by name. The client imports only the calls that it makes; the backend and the tools import all. */
export const endpoints: Endpoints = declarations
export const allEndpoints = Object.values<object>(declarations).filter(isEndpoint)
export const allEntities = Object.values<object>(declarations).filter(isEntity)
