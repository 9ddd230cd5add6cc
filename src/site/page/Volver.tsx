import { page } from '../../state/reload.ts'
import { select } from '../../state/selection.ts'
import { Button } from '../../ui/Button.tsx'
import { ArrowLeft } from '../../ui/icons/index.tsx'

/** Back to the list: clears the selected id and reloads (§2.9, §2.10). */
export function Volver({ of }: { of: Parameters<typeof select>[0] }) {
  const back = () => {
    select(of, null)
    page.reload()
  }
  return (
    <Button tone="secondary" onClick={back}>
      <ArrowLeft /> Volver
    </Button>
  )
}
