import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { productos } from '../../../src/panel/sections/productos/section.ts'
import { as, at, PanelAt } from '../in-panel.tsx'
import { onScreen } from './on-screen.tsx'

const meta = preview.meta({
  ...onScreen,
  title: 'panel/kit/Gallery',
  component: PanelAt,
  args: { address: at(productos.edit, 1) },
  beforeEach: as('editor'),
})

export const EnSuPantalla = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Galería' })).toBeVisible()
  },
})
