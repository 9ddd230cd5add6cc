import preview from '../../.storybook/preview.tsx'
import { sliders } from '#panel/sections/sliders/section.ts'
import { onScreen } from './on-screen.tsx'

const meta = preview.meta({ title: 'panel/kit/EntityList', ...onScreen(sliders.list) })

export const EnSuPantalla = meta.story()
