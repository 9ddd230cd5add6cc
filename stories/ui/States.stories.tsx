import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { missingDialog, retryInPlace } from '#ui/missing.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { Retry } from '#ui/Retry.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { clicks, inOrder } from '../play.ts'
import { loses, sees } from '../sees.ts'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease, ofTest } from '../widths.ts'

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

/** Code that does not come at first. */
const comesSecond = () => {
  let asked = 0
  return () =>
    ++asked === 1
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve({ default: () => <p>Acá está la parte.</p> })
}

function SecondTime() {
  const [Part] = useState(() => onDemand(comesSecond(), { missing: retryInPlace }))
  return <Part />
}

/** A part whose code did not come says so in its place, and 'Reintentar' brings it. */
export const ParteQueNoCarga = meta.story({
  ...ofTest,
  render: () => <SecondTime />,
  play: inOrder(sees('No pudimos cargar esta sección.'), clicks('button', 'Reintentar'), sees('Acá está la parte.')),
})

function Opens() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {missingDialog(open, () => setOpen(false), retry)}
    </>
  )
}

/** In place of a dialog whose code did not come, one of the browser's own; the focus returns to its button. */
export const VentanaQueNoCarga = meta.story({
  ...ofTest,
  render: () => <Opens />,
  play: inOrder(
    clicks('button', 'Abrir'),
    sees('No pudimos cargar esta sección.'),
    clicks('button', 'Cerrar'),
    loses('No pudimos cargar esta sección.'),
    async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Abrir' })).toHaveFocus(),
  ),
})
