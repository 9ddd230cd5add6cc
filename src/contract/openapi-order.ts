/** The order of the document: the declarations of one file stand together, by the name of its entity or of the file. */
import * as archivo from './archivo.ts'
import * as cambio from './cambio.ts'
import * as cargaMasiva from './carga-masiva.ts'
import * as correo from './correo.ts'
import { isEntity, type Endpoint } from './endpoint.ts'
import * as imagen from './imagen.ts'
import { declarations, allEndpoints } from './index.ts'
import * as sesion from './sesion.ts'

const entities = Object.entries<object>(declarations)
  .flatMap(([name, value]) => (isEntity(value) ? [[name.toLowerCase(), value] as const] : []))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
export const entitiesInOrder = entities.map(([, entity]) => entity)

const names = new Map<object | undefined, string>(entities.map(([name, entity]) => [entity, name]))
const files = Object.entries<object>({ archivo, cambio, cargaMasiva, correo, imagen, sesion }).flatMap(
  ([file, calls]) => Object.keys(calls).map((call) => [call, file.toLowerCase()] as const),
)
const filesByCall = new Map(files)
const getSortName = ({ name, entity }: Endpoint) => filesByCall.get(name) ?? names.get(entity) ?? name

export const endpointsInOrder = allEndpoints.toSorted((a, b) => getSortName(a).localeCompare(getSortName(b)))
