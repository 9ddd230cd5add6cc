import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { read } from '#api/queries.ts'
import { obtenerHistorial, type Historial } from '#contract/historial.ts'
import { textColumn, type Column } from '../../kit/columns.tsx'
import { formats, getCreationTime, newestFirst } from '../../kit/dates.ts'
import { DownloadButton } from '../../kit/DownloadButton.tsx'
import { EntityList } from '../../kit/EntityList.tsx'
import { useListView } from '../../kit/list-view.ts'
import { historyCsv } from '../../history/csv.ts'
import { Entry } from '../../history/Entry.tsx'
import { getAuthor, passes } from '../../history/filter.ts'
import { Filters } from '../../history/Filters.tsx'

const written = (format: (timestamp: number) => string, entry: Historial) =>
  getCreationTime(entry) === 0 ? '' : format(getCreationTime(entry))
const formatTime = (entry: Historial) => written(formats.time, entry)

const wording = (entry: Historial) => `${getAuthor(entry)} ${entry.texto}`

const columns: Column<Historial>[] = [
  textColumn('Usuario', getAuthor),
  { ...textColumn('Texto', ({ texto }) => texto), cell: (entry) => <Entry {...entry} /> },
  { header: 'Horario', cell: formatTime, by: formatTime },
  {
    header: 'Fecha',
    cell: (entry) => <time dateTime={entry.created_at}>{written(formats.date, entry)}</time>,
    by: getCreationTime,
  },
]

const query = { ...read(obtenerHistorial, {}), select: newestFirst<Historial> }
const none: Historial[] = []

export function List() {
  const { data = none } = useQuery(query)
  const [{ chosen }, change] = useListView()
  const passing = useMemo(() => data.filter(passes(chosen)), [data, chosen])
  const filtered = useMemo(
    () => ({ ...query, select: (entries: Historial[]) => newestFirst(entries).filter(passes(chosen)) }),
    [chosen],
  )
  return (
    <EntityList
      title="Historial"
      query={filtered}
      search={wording}
      columns={columns}
      create={
        data.length > 0 && (
          <DownloadButton file={() => historyCsv(passing)} name="historial.csv">
            Exportar
          </DownloadButton>
        )
      }
      filters={
        data.length > 0 && (
          <Filters entries={data} chosen={chosen} onChosen={(next) => change({ chosen: next, page: 0 })} />
        )
      }
    />
  )
}
