import preview from '../../.storybook/preview.tsx'
import { LegalPage } from '#site/legal/LegalPage.tsx'
import { inApp } from '../../app/in-app.tsx'
import { sees, seesA } from '../../sees.ts'

const meta = preview.meta({ component: LegalPage, title: 'site/legal/LegalPage', decorators: [inApp] })

export const Vacio = meta.story({
  play: sees('Todavía no hay un aviso legal.'),
})
export const ConAviso = meta.story({
  parameters: {
    seed: {
      marca: [{ id: 1, nombre: 'Ferretería El Tala', legal: '<h2>Datos personales</h2><p>No los damos a nadie.</p>' }],
    },
  },
  play: seesA('heading', 'Datos personales'),
})
