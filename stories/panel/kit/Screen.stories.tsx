import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Back } from '../../../src/panel/kit/Gone.tsx'
import { Screen } from '../../../src/panel/kit/Screen.tsx'
import { sliders } from '../../../src/panel/sections/sliders/section.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { inApp } from '../../app/in-app.tsx'
import { onLight } from '../../ui/grounds.tsx'

const meta = preview.meta({
  title: 'panel/kit/Screen',
  component: Screen,
  args: {
    title: 'Editar slider',
    record: 'Bulones que sostienen la industria',
    back: <Back list={sliders.list} />,
    actions: <Button tone="secondary">Duplicar</Button>,
    children: <p>El contenido de la pantalla.</p>,
  },
  argTypes: { back: { control: false }, actions: { control: false }, children: { control: false } },
  decorators: [onLight, inApp],
})

export const DeUnRegistro = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Editar slider: Bulones')
  },
})
