import { expect } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { inApp } from '../app/in-app.tsx'
import { house } from '../../src/brand.ts'
import { Logo } from '../../src/ui/brand/Logo.tsx'
import { onDark, onLight } from './grounds.tsx'

const meta = preview.meta({
  component: Logo,
  title: 'ui/Logo',
  args: { of: 'navbar' as const },
  argTypes: { of: { control: 'inline-radio', options: ['navbar', 'footer'] } },
  decorators: [onLight, inApp],
})

export const SobreBlanco = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: house.nombre })).toBeVisible()
  },
})
export const SobreNegro = meta.story({ args: { of: 'footer' }, decorators: [onDark] })
