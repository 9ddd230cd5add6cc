/** Numbers of the state as people read them. */
import { counted } from '../../ui/counted.ts'
import type { Company } from './company.ts'
import type { Loss, Losses } from './losses.ts'
import { resources } from './resources.ts'

const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

export const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${decimal.format(Math.ceil(bytes / 1e3))} kB` : `${decimal.format(bytes / 1e6)} MB`

export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('es-AR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date(iso))

const files = (count: number, bytes: number) => `${counted(count, 'archivo', 'archivos')} (${megabytes(bytes)})`

const lossLine = ({ recurso, nuevos, cambiados, eliminados }: Loss): string => {
  const parts = [
    nuevos > 0 && counted(nuevos, 'nuevo', 'nuevos'), cambiados > 0 && counted(cambiados, 'cambio', 'cambios'), eliminados > 0 && counted(eliminados, 'eliminado', 'eliminados'),
  ].filter((part) => part !== false)
  return `${recurso.titulo}: ${parts.join(', ')}`
}

/** What goes, line by line; of one resource alone where it is named. */
export const sayLosses = ({ recursos, archivos, bytes }: Losses, only?: string): string[] => [
  ...recursos.filter(({ recurso }) => only === undefined || recurso.id === only).map(lossLine),
  ...archivos > 0 && only === undefined ? [`${files(archivos, bytes)} que se subieron`] : [],
]

/** What a company has, in a sentence. */
export const sayContent = ({ tablas, archivos }: Company, bytes: number): string => {
  const counts = resources.map(({ id, titulo }) => [titulo.toLowerCase(), tablas[id]?.filas.length ?? 0] as const).filter(([, count]) => count > 0)
  return [...counts.map(([titulo, count]) => `${titulo} ${count}`), ...archivos.size > 0 ? [files(archivos.size, bytes)] : []].join(' · ')
}
