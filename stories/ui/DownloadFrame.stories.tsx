import { expect, fn } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { DownloadFrame, downloads } from '#ui/DownloadFrame.tsx'
import { onLight } from './grounds.tsx'

const meta = preview.meta({
  component: DownloadFrame,
  title: 'ui/DownloadFrame',
  args: { onRefused: fn() },
  render: (args) => (
    <>
      <a href="data:text/html,No" target={downloads}>
        Lista de precios, octubre 2026
      </a>
      <DownloadFrame {...args} />
    </>
  ),
  decorators: [onLight],
})

export const Espera = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle('Descargas')).not.toBeVisible()
    await expect(args.onRefused).not.toHaveBeenCalled()
  },
})
