/** Numbers of the state as people read them. */
import { counted } from '../../ui/counted.ts'
import type { Company } from './company.ts'
import type { Loss, Losses } from './losses.ts'
import { resources } from './resources.ts'

const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

export const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${decimal.format(Math.ceil(bytes / 1e3))} kB` : `${decimal.format(bytes / 1e6)} MB`

export const moment = (iso: string): string =>
  new Intl.DateTimeFormat('es-AR', {
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date(iso))

const files = (count: number, bytes: number) => `${counted(count, 'archivo', 'archivos')} (${megabytes(bytes)})`

/** '2 nuevos, 1 cambio'. */
export const sayLoss = ({ nuevos, cambiados, eliminados }: Loss): string =>
  [
    nuevos > 0 && counted(nuevos, 'nuevo', 'nuevos'),
    cambiados > 0 && counted(cambiados, 'cambio', 'cambios'),
    eliminados > 0 && counted(eliminados, 'eliminado', 'eliminados'),
  ]
    .filter((part) => part !== false)
    .join(', ')

export const sayUploads = ({ archivos, bytes }: Losses): string =>
  `${counted(archivos, 'archivo subido', 'archivos subidos')} (${megabytes(bytes)})`

/** What goes, line by line; of one resource alone where it is named. */
export const sayLosses = (losses: Losses, only?: string): string[] => [
  ...losses.recursos
    .filter(({ recurso }) => only === undefined || recurso.id === only)
    .map((loss) => `${loss.recurso.titulo}: ${sayLoss(loss)}`),
  ...(losses.archivos > 0 && only === undefined ? [sayUploads(losses)] : []),
]

/** What a company has, in a sentence. */
export const sayContent = ({ tablas, archivos }: Company, bytes: number): string => {
  const counts = resources
    .map(({ id, titulo }) => [titulo.toLowerCase(), tablas[id]?.filas.length ?? 0] as const)
    .filter(([, count]) => count > 0)
  return [
    ...counts.map(([titulo, count]) => `${titulo}\u00a0${count}`),
    ...(archivos.size > 0 ? [files(archivos.size, bytes)] : []),
  ].join(' · ')
}
