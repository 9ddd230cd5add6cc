import preview from '../../.storybook/preview.tsx'
import { sliders } from '#panel/sections/sliders/section.ts'
import { onScreen } from './on-screen.tsx'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ title: 'panel/kit/EntityForm', ...onScreen(sliders.edit, 1) })

export const EnSuPantalla = meta.story({ ...ofRelease })
