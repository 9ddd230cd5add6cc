import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { sliders } from '../../../src/panel/sections/sliders/section.ts'
import { as, at, PanelAt } from '../in-panel.tsx'
import { onScreen } from './on-screen.tsx'

const meta = preview.meta({
  ...onScreen,
  title: 'panel/kit/EntityList',
  component: PanelAt,
  args: { address: at(sliders.list) },
  beforeEach: as('editor'),
})

export const EnSuPantalla = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 registros')).toBeVisible()
  },
})
