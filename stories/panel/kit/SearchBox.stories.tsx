import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SearchBox } from '../../../src/panel/kit/SearchBox.tsx'
import { onLight } from '../../ui/grounds.tsx'

const meta = preview.meta({
  title: 'panel/kit/SearchBox',
  component: SearchBox,
  args: { value: '', onChange: fn() },
  decorators: [onLight],
})

export const Vacia = meta.story({
  play: async ({ canvas, userEvent }) => {
    // The key is listened to a moment after the box is there.
    await waitFor(async () => {
      await userEvent.keyboard('/')
      await expect(canvas.getByRole('searchbox', { name: 'Buscar' })).toHaveFocus()
    })
  },
})
export const ConTexto = meta.story({
  args: { value: 'bulón' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}')
    await expect(args.onChange).toHaveBeenCalledWith('')
  },
})
