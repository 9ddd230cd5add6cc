import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '../../api/queries.ts'
import { obtenerContacto } from '../../contract/contacto.ts'
import { obtenerDescargas } from '../../contract/descarga.ts'
import { obtenerFerias } from '../../contract/feria.ts'
import { obtenerNovedades } from '../../contract/novedad.ts'
import { obtenerProductos } from '../../contract/producto.ts'
import { obtenerServicios } from '../../contract/servicio.ts'
import { obtenerSecciones } from '../../contract/valor.ts'
import { obtenerVideos } from '../../contract/video.ts'

const none: never[] = []

/** Every public record. Lists that have not loaded, or cannot load, are empty. */
export const useSite = () => {
  const { data: productos = none, isPending: isReading } = useQuery(read(obtenerProductos, {}))
  const { data: novedades = none } = useQuery(read(obtenerNovedades, {}))
  const { data: ferias = none } = useQuery(read(obtenerFerias, {}))
  const { data: descargas = none } = useQuery(read(obtenerDescargas, {}))
  const { data: servicios = none } = useQuery(read(obtenerServicios, {}))
  const { data: videos = none } = useQuery(read(obtenerVideos, {}))
  const { data: valores = none } = useQuery(read(obtenerSecciones, {}))
  const { data: contactos = none } = useQuery(read(obtenerContacto, {}))
  return useMemo(
    () => ({ isReading, productos, novedades, ferias, descargas, servicios, videos, valores, contactos }),
    [isReading, productos, novedades, ferias, descargas, servicios, videos, valores, contactos],
  )
}

export type Site = ReturnType<typeof useSite>
