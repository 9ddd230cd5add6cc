import preview from '../../.storybook/preview.tsx'
import { productos } from '#panel/sections/productos/section.ts'
import { onScreen } from './on-screen.tsx'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({ title: 'panel/kit/RowActions', ...onScreen(productos.list) })

export const EnSuPantalla = meta.story({ ...ofRelease })
