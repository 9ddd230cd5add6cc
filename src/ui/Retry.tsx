import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

type RetryProps = {
  onRetry: () => void
  /** What could not be loaded, in a sentence. */
  message?: string
}

/** A fetch failed: said quietly, in its section only (§8). */
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
