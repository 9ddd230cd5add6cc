import preview from '../../.storybook/preview.tsx'
import { sliders } from '../../../src/panel/sections/sliders/section.ts'
import { onScreen } from './on-screen.tsx'
import { holds } from '../../play.ts'

const meta = preview.meta({ title: 'panel/kit/EntityForm', ...onScreen(sliders.edit, 1) })

export const EnSuPantalla = meta.story({
  play: holds({ 'Texto del botón': 'Ver productos' }),
})
