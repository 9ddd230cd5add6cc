import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Pager } from '#panel/kit/Pager.tsx'
import { onLight } from '../../ui/grounds.tsx'
import { ofRelease, ofTest } from '../../widths.ts'

const meta = preview.meta({
  ...ofRelease,
  title: 'panel/kit/Pager',
  component: Pager,
  args: { page: 1, pages: 12, onPage: fn() },
  decorators: [onLight],
})

export const EnElMedio = meta.story({
  ...ofTest,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
})
export const LaPrimera = meta.story({ args: { page: 0 } })
export const LaUltima = meta.story({ args: { page: 11 } })
