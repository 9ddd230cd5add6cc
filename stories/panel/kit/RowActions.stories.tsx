import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { productos } from '../../../src/panel/sections/productos/section.ts'
import { as, at, PanelAt } from '../in-panel.tsx'
import { onScreen } from './on-screen.tsx'

const meta = preview.meta({
  ...onScreen,
  title: 'panel/kit/RowActions',
  component: PanelAt,
  args: { address: at(productos.list) },
  beforeEach: as('editor'),
})

export const EnSuPantalla = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Eliminar / }))[0]).toBeVisible()
  },
})
