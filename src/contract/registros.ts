import { Banner } from './banner.ts'
import { Cliente } from './cliente.ts'
import { Contacto } from './contacto.ts'
import { Descarga } from './descarga.ts'
import type { Entity } from './endpoint.ts'
import { Feria } from './feria.ts'
import { FileZona } from './file-zona.ts'
import { Logos } from './logos.ts'
import { Metadato } from './metadato.ts'
import { Novedad } from './novedad.ts'
import { Producto } from './producto.ts'
import { Servicio } from './servicio.ts'
import { Slider } from './slider.ts'
import { Suscripcion } from './suscripcion.ts'
import { Usuario } from './usuario.ts'
import { Valor } from './valor.ts'
import { Video } from './video.ts'

export const trashDays = 30

/** A write can be taken back within these hours and this many writes. */
export const undoable = { hours: 24, writes: 100 } as const

/** The collections of the panel, whose writes can be undone, and whose deleted records go to the trash. */
export const keptEntities: readonly Entity[] = [
  Banner,
  Cliente,
  Contacto,
  Descarga,
  Feria,
  FileZona,
  Logos,
  Metadato,
  Novedad,
  Producto,
  Servicio,
  Slider,
  Suscripcion,
  Usuario,
  Valor,
  Video,
]
export const keptResources = keptEntities.map(({ resource }) => resource)

/** Collections whose records have an `orden`. */
export const orderedResources = keptEntities.filter(({ fields }) => 'orden' in fields).map(({ resource }) => resource)
