import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LegalPage } from '../../../src/site/legal/LegalPage.tsx'
import { inApp } from '../../app/in-app.tsx'
import { phone } from '../../widths.ts'

const meta = preview.meta({ component: LegalPage, title: 'site/legal/LegalPage', decorators: [inApp] })

export const Vacio = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay un aviso legal.')).toBeVisible()
  },
})
export const ConAviso = meta.story({
  parameters: {
    seed: {
      marca: [{ id: 1, nombre: 'Ferretería El Tala', legal: '<h2>Datos personales</h2><p>No los damos a nadie.</p>' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Datos personales' })).toBeVisible()
  },
})
export const EnTelefono = ConAviso.extend(phone)
