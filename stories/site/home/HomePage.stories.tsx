import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { HomePage } from '#site/home/HomePage.tsx'
import { PublicShell } from '#site/PublicShell.tsx'
import { Button } from '#ui/Button.tsx'
import { inApp } from '../../app/in-app.tsx'
import { inOrder } from '../../play.ts'
import { seesA } from '../../sees.ts'

const meta = preview.meta({
  component: HomePage,
  title: 'site/home/HomePage',
  decorators: [inApp],
  render: () => (
    <PublicShell zoneAccess={<Button>Zona privada</Button>}>
      <HomePage />
    </PublicShell>
  ),
})

export const Completa = meta.story({
  play: inOrder(
    async ({ canvas }) =>
      expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Bulonera Quebracho S.A.'),
    ...['Productos destacados', 'Bulonera Quebracho', 'Novedades'].map((name) => seesA('heading', name)),
  ),
})

/** A section that fails does not affect the others. */
export const UnaSeccionFalla = meta.story({
  parameters: { scenario: 'obtenerNovedades:error' },
  play: inOrder(seesA('button', 'Reintentar'), seesA('link', 'Bulón hexagonal')),
})
