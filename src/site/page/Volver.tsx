import { Button } from '../../ui/Button.tsx'
import { ArrowLeft } from '../../ui/icons/index.tsx'
import { useVolver } from './volver.ts'

/** From a record to its list (§2.5, §2.9, §2.10). On paper there is no way back. */
export const Volver = () => (
  <Button tone="secondary" data-unprinted onClick={useVolver()}>
    <ArrowLeft />
    Volver
  </Button>
)
