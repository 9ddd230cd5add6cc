import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ExternalFrame } from '#site/videos/ExternalFrame.tsx'

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
let other: Promise<void>
export const NadieContesta = meta.story({
  args: { src: page("parent.postMessage('otra cosa', '*')") },
  beforeEach: () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    other = promise
    const hear = ({ data }: MessageEvent) => {
      if (data === 'otra cosa') resolve()
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Estampado en frío')
    await other
    await expect(frame).not.toBeVisible()
  },
})
