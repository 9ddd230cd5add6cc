import { Link } from '@tanstack/react-router'
import { useExtension } from '#api/extensions.ts'
import { buttonClass } from '#ui/button-class.ts'
import { firstView, viewParams } from '../kit/list-view.ts'
import { toPlaceHash } from '../kit/place.ts'
import { historial } from '../sections/historial/section.ts'
import { useUser } from '../use-user.ts'
import { toRecordFilter } from './filter.ts'

/** A link to the history of a record, for administrators. Only an API with versions names records in its history. */
function HistoryLink({ resource, id }: { resource: string; id: number }) {
  const user = useUser()
  if (!useExtension('version') || user?.admin !== 1) return null
  const view = viewParams({ ...firstView, chosen: toRecordFilter(resource, id) })
  return (
    <Link
      to="/admin/panel"
      hash={`${toPlaceHash({ screen: historial.list, id: 0 })}&${view}`}
      className={buttonClass('secondary')}
    >
      Historial
    </Link>
  )
}

/** The same link as a function, for the forms of the panel. */
export const historyWay = (resource: string, id: number) => <HistoryLink resource={resource} id={id} />
