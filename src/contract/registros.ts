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

/** How long the trash keeps what was deleted. */
export const trashDays = 30

/** For how long a write can be taken back, and how many writes. */
export const undoable = { hours: 24, writes: 100 } as const

/** What the panel keeps, collection by collection: its writes can be undone, and what is deleted goes to the trash. */
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

/** Those whose records stand in an order of their own. */
export const orderedResources = keptEntities.filter(({ fields }) => 'orden' in fields).map(({ resource }) => resource)
