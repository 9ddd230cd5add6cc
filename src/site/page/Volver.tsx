import { Button } from '../../ui/Button.tsx'
import { ArrowLeft } from '../../ui/icons/index.tsx'
import { useVolver } from './volver.ts'

/** From a record to its list (§2.5, §2.9, §2.10). */
export const Volver = () => <Button tone="secondary" onClick={useVolver()}><ArrowLeft />Volver</Button>
