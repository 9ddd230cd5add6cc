import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

type RetryProps = {
  onRetry: () => void
  /** A sentence that names the data that could not be loaded. */
  message?: string
}

/** A failed fetch, shown quietly within its section (§8). */
export const Retry = ({ onRetry, message = 'No pudimos cargar esta sección.' }: RetryProps) => (
  <Empty
    action={
      <Button tone="secondary" onClick={onRetry}>
        Reintentar
      </Button>
    }
  >
    <output>{message}</output>
  </Empty>
)
