import preview from '../.storybook/preview.tsx'
import { inApp } from '../app/in-app.tsx'
import { house } from '../../src/brand.ts'
import { Logo } from '../../src/ui/brand/Logo.tsx'
import { onDark, onLight } from './grounds.tsx'
import { sees, seesA } from '../sees.ts'

const meta = preview.meta({
  component: Logo,
  title: 'ui/Logo',
  args: { of: 'navbar' as const },
  argTypes: { of: { control: 'inline-radio', options: ['navbar', 'footer'] } },
  decorators: [onLight, inApp],
})

export const SobreBlanco = meta.story({
  play: seesA('img', house.nombre),
})
export const SobreNegro = meta.story({ args: { of: 'footer' }, decorators: [onDark] })

/** A company of one's own that has no logo yet. */
export const NombreEnLetras = meta.story({
  parameters: { seed: { logos: [], marca: [{ id: 1, nombre: 'Ferretería El Tala e Hijos' }] } },
  play: sees('Ferretería El Tala e Hijos'),
})
