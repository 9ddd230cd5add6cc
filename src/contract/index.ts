import type { Endpoint, Entity } from './endpoint.ts'
import * as archivo from './archivo.ts'
import * as banner from './banner.ts'
import * as cambio from './cambio.ts'
import * as cargaMasiva from './carga-masiva.ts'
import * as carta from './carta.ts'
import * as cliente from './cliente.ts'
import * as contacto from './contacto.ts'
import * as correo from './correo.ts'
import * as descarga from './descarga.ts'
import * as feria from './feria.ts'
import * as fileZona from './file-zona.ts'
import * as historial from './historial.ts'
import * as imagen from './imagen.ts'
import * as logos from './logos.ts'
import * as metadato from './metadato.ts'
import * as novedad from './novedad.ts'
import * as papelera from './papelera.ts'
import * as producto from './producto.ts'
import * as servicio from './servicio.ts'
import * as sesion from './sesion.ts'
import * as slider from './slider.ts'
import * as suscripcion from './suscripcion.ts'
import * as usuario from './usuario.ts'
import * as valor from './valor.ts'
import * as video from './video.ts'

const resources = {
  ...archivo,
  ...banner,
  ...cambio,
  ...cargaMasiva,
  ...carta,
  ...cliente,
  ...contacto,
  ...correo,
  ...descarga,
  ...feria,
  ...fileZona,
  ...historial,
  ...imagen,
  ...logos,
  ...metadato,
  ...novedad,
  ...papelera,
  ...producto,
  ...servicio,
  ...sesion,
  ...slider,
  ...suscripcion,
  ...usuario,
  ...valor,
  ...video,
}

type Resources = typeof resources
type EndpointName = { [K in keyof Resources]: Resources[K] extends { method: string } ? K : never }[keyof Resources]
export type Endpoints = Pick<Resources, EndpointName>

const isEndpoint = (value: object): value is Endpoint => 'method' in value
const isEntity = (value: object): value is Entity => 'fields' in value

/** Every call, by name. The client imports only the calls that it makes; the backend and the tools import all. */
export const endpoints: Endpoints = resources
export const allEndpoints: readonly Endpoint[] = Object.values<object>(resources).filter(isEndpoint)
export const allEntities: readonly Entity[] = Object.values<object>(resources).filter(isEntity)
