import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { NotFoundPage } from '../../src/site/NotFoundPage.tsx'
import { inApp } from '../app/in-app.tsx'
import { phone } from '../widths.ts'

const meta = preview.meta({ component: NotFoundPage, title: 'site/NotFoundPage', decorators: [inApp] })

export const NoEncontrada = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(9)
    await userEvent.click(canvas.getByRole('link', { name: 'Novedades' }))
    await expect(await canvas.findByText('Ruta: /novedades')).toBeVisible()
  },
})

export const EnTelefono = meta.story(phone)
