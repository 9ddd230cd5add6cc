import { fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchBox } from '#panel/kit/SearchBox.tsx'
import { onLight } from '../../ui/grounds.tsx'
import { seesA } from '../../sees.ts'
import { ofRelease } from '../../widths.ts'

const meta = preview.meta({
  title: 'panel/kit/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn() },
  decorators: [onLight],
})

export const Vacia = meta.story({ play: seesA('searchbox', 'Buscar') })
export const ConTexto = meta.story({ ...ofRelease, args: { value: 'bulón' } })
