import { Link } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ArrowLeft } from '#ui/icons/index.tsx'
import { withLastView } from './remembered-lists.ts'
import { toPlaceHash, useOpenScreen } from './place.ts'
import styles from './Screen.module.css'

/** Another tab has deleted the record, or the address names no record. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

/** The text in place of a deleted record. */
export function Gone({ list }: { list: number }) {
  const openScreen = useOpenScreen()
  return (
    <Empty
      action={
        <Button tone="secondary" onClick={() => openScreen(list)}>
          Volver a la lista
        </Button>
      }
    >
      No existe, o ya se eliminó.
    </Empty>
  )
}

/** The link back to a list, in its last view. */
export const Back = ({ list }: { list: number }) => (
  <Link to="/admin/panel" hash={withLastView(toPlaceHash({ screen: list, id: 0 }))} className={styles.back}>
    <ArrowLeft />
    Volver a la lista
  </Link>
)
