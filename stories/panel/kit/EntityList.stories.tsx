import preview from '../../.storybook/preview.tsx'
import { sliders } from '../../../src/panel/sections/sliders/section.ts'
import { onScreen } from './on-screen.tsx'
import { sees } from '../../play.ts'

const meta = preview.meta({ title: 'panel/kit/EntityList', ...onScreen(sliders.list) })

export const EnSuPantalla = meta.story({
  play: sees('4 registros'),
})
