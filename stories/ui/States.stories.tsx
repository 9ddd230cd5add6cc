import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease } from '../widths.ts'

/** The states of a section without content: loading, empty, failed. */
const meta = preview.meta({
  title: 'ui/Estados',
  component: Empty,
  args: { children: 'Todavía no hay descargas publicadas.' },
  decorators: [onLight],
})

export const Vacio = meta.story({})

const cards = () => (
  <Loading label="Cargando productos…">
    <div
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', gap: 'var(--grid-gap)' }}
    >
      {Array.from({ length: 4 }, (_, n) => (
        <div key={n} style={{ display: 'grid', gap: 'var(--space-3)' }}>
          <Skeleton height="14rem" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  </Loading>
)

export const Cargando = meta.story({
  render: cards,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Cargando productos…'),
})
export const CargandoSobreNegro = meta.story({ ...ofRelease, render: cards, decorators: [onDark] })

export const VacioConAccion = meta.story({
  ...ofRelease,
  render: () => (
    <Empty action={<Button tone="secondary">Limpiar la búsqueda</Button>}>
      Ningún producto coincide con «M12 inoxidable».
    </Empty>
  ),
})
export const VacioSobreNegro = meta.story({
  ...ofRelease,
  render: () => <Empty>No hay listas de precios por ahora.</Empty>,
  decorators: [onDark],
})

const retry = fn()

export const Reintentar = meta.story({
  render: () => <Retry onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
})
export const ReintentarSobreNegro = meta.story({
  ...ofRelease,
  render: () => <Retry onRetry={retry} />,
  decorators: [onDark],
})
