import preview from '../.storybook/preview.tsx'
import { inApp } from '../app/in-app.tsx'
import { Logo } from '#ui/brand/Logo.tsx'
import { onDark, onLight } from './grounds.tsx'
import { sees } from '../sees.ts'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({
  component: Logo,
  title: 'ui/Logo',
  args: { variant: 'navbar' as const },
  argTypes: { variant: { control: 'inline-radio', options: ['navbar', 'footer'] } },
  decorators: [onLight, inApp],
})

export const SobreBlanco = meta.story({})
export const SobreNegro = meta.story({ ...ofRelease, args: { variant: 'footer' }, decorators: [onDark] })

/** A company of one's own that has no logo yet. */
export const NombreEnLetras = meta.story({
  parameters: { seed: { logos: [], marca: [{ id: 1, nombre: 'Ferretería El Tala e Hijos' }] } },
  play: sees('Ferretería El Tala e Hijos'),
})
