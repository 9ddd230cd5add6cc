import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { DownloadButton } from '#panel/kit/DownloadButton.tsx'
import { onLight } from '../../ui/grounds.tsx'

const meta = preview.meta({
  title: 'panel/kit/DownloadButton',
  component: DownloadButton,
  args: { children: 'Descargar CSV', name: 'suscripciones.csv', file: fn(() => new Blob(['Email\n'])) },
  decorators: [onLight],
})

export const Csv = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar CSV' }))
    await expect(args.file).toHaveBeenCalledOnce()
  },
})
