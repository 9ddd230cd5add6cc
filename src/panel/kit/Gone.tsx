import { ApiError } from '../../api/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useOpenScreen } from './place.ts'

/** Another tab has deleted the record, or the address names none. */
export const isGone = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

/** Stands in place of a record that is gone. */
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
