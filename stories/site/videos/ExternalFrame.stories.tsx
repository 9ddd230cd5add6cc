import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ExternalFrame } from '../../../src/site/videos/ExternalFrame.tsx'

const meta = preview.meta({
  component: ExternalFrame,
  title: 'site/videos/ExternalFrame',
  args: { title: 'Estampado en frío' },
})

const page = (script: string) =>
  `data:text/html,<html lang="es"><title>Reproductor</title><main>Reproductor</main><script>${script}</script></html>`

/** A player that answers the greeting, as the external one does. */
export const ElReproductorContesta = meta.story({
  args: { src: page("addEventListener('message', () => parent.postMessage('initialDelivery', '*'))") },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Estampado en frío')
    await waitFor(() => expect(frame).toBeVisible())
  },
})

/** Offline the frame has the browser's error page, which never answers. */
export const NadieContesta = meta.story({
  args: { src: page('') },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Estampado en frío')
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000)
    })
    await expect(frame).not.toBeVisible()
  },
})
