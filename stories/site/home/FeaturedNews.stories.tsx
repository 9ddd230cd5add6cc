import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FeaturedNews } from '../../../src/site/home/FeaturedNews.tsx'
import { inApp } from '../../app/in-app.tsx'
import { phone } from '../../widths.ts'

const meta = preview.meta({
  component: FeaturedNews,
  title: 'site/home/FeaturedNews',
  decorators: [inApp],
})

export const Destacadas = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Leer más')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('link', { name: /Renovamos el laboratorio/ }))
    await expect(await canvas.findByText('Ruta: /novedades?id=2')).toBeVisible()
  },
})

export const Grilla = meta.story()

export const EnTelefono = meta.story(phone)

export const Cargando = meta.story({ parameters: { scenario: 'obtenerNovedades:hang' } })

export const NingunaDestacada = meta.story({
  parameters: { seed: { novedades: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No hay novedades destacadas/)).toBeVisible()
  },
})

export const NoCarga = meta.story({
  parameters: { scenario: 'obtenerNovedades:error:x1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }))
    await expect(await canvas.findAllByText('Leer más')).toHaveLength(3)
  },
})
