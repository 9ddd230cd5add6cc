import preview from '../../.storybook/preview.tsx'
import { Back } from '#panel/kit/Gone.tsx'
import { Screen } from '#panel/kit/Screen.tsx'
import { sliders } from '#panel/sections/sliders/section.ts'
import { Button } from '#ui/Button.tsx'
import { inApp } from '../../app/in-app.tsx'
import { onLight } from '../../ui/grounds.tsx'
import { ofRelease } from '../../widths.ts'

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

export const DeUnRegistro = meta.story({ ...ofRelease })
