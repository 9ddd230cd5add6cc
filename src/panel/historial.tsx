import { read } from '../api/queries.ts'
import { obtenerHistorial, type Historial } from '../contract/historial.ts'
import { textColumn, type Column } from './kit/columns.tsx'
import { EntityList } from './kit/EntityList.tsx'

const where = { timeZone: 'America/Argentina/Buenos_Aires' }
const time = new Intl.DateTimeFormat('es-AR', { ...where, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const date = new Intl.DateTimeFormat('es-AR', { ...where, day: '2-digit', month: '2-digit', year: 'numeric' })

const momentOf = ({ created_at }: Historial) => Date.parse(created_at)
const timeOf = (entry: Historial) => time.format(momentOf(entry))

/** The backend's order, or not: the newest stands first. */
const newestFirst = (entries: Historial[]) => entries.toSorted((a, b) => momentOf(b) - momentOf(a) || b.id - a.id)

const wording = ({ usuario, texto }: Historial) => `${usuario} ${texto}`

const columns: Column<Historial>[] = [
  textColumn('Usuario', ({ usuario }) => usuario),
  textColumn('Texto', ({ texto }) => texto),
  { header: 'Horario', cell: timeOf, by: timeOf },
  { header: 'Fecha', cell: (entry) => <time dateTime={entry.created_at}>{date.format(momentOf(entry))}</time>, by: momentOf },
]

/** 300 */
export const HistorialList = () => (
  <EntityList title="Historial" query={{ ...read(obtenerHistorial, {}), select: newestFirst }} search={wording} columns={columns} />
)
