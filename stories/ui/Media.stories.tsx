import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { Media } from '#ui/Media.tsx'
import { VideoFile } from '#ui/VideoFile.tsx'
import { onDark, onLight } from './grounds.tsx'
import { ofRelease } from '../widths.ts'

const meta = preview.meta({
  component: Media,
  title: 'ui/Media',
  decorators: [(Story) => <div style={{ maxWidth: '454px' }}>{<Story />}</div>, onLight],
  args: { path: 'productos/tuerca-hexagonal.jpg', alt: 'Tuerca hexagonal zincada', width: 454, height: 448 },
})

export const Imagen = meta.story({
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Tuerca hexagonal zincada' })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture).toHaveAttribute('width', '454')
  },
})
/** The picture in its shown width; when that fails, the original. */
export const AMedida = meta.story({
  args: { sizes: '454px' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img')
    await expect(picture).toHaveAttribute(
      'srcset',
      expect.stringMatching(/tuerca-hexagonal\.jpg\?ancho=400 400w, .* 2560w$/),
    )
    await fireEvent.error(picture)
    await waitFor(() => expect(picture).not.toHaveAttribute('srcset'))
    await expect(picture).toHaveAttribute('src', '/api/getImage/tuerca-hexagonal.jpg')
  },
})
export const Entera = meta.story({ ...ofRelease, args: { path: 'banners/banner-1.jpg', fit: 'contain' } })
export const VideoDeFondo = meta.story({
  ...ofRelease,
  args: { path: 'videos/video-home-loop.mp4', alt: '', width: 1280, height: 536 },
})
export const SinArchivo = meta.story({ ...ofRelease, args: { path: null, alt: 'Sin imagen' } })
export const SinArchivoSobreNegro = meta.story({
  ...ofRelease,
  args: { path: '', alt: 'Sin imagen' },
  decorators: [onDark],
})
export const QueNoCarga = meta.story({
  args: { path: 'productos/no-existe.jpg', alt: 'Imagen perdida' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Imagen perdida' })).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  },
})
/** A picture that failed offline loads when the network returns. */
export const VuelveConLaRed = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const isLoaded = () =>
      waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0))
    // A picture that is taken away while it loads may take the next one's load along.
    await isLoaded()
    await fireEvent.error(canvas.getByRole('img'))
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await fireEvent(globalThis.window, new Event('online'))
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/api/getImage/tuerca-hexagonal.jpg'),
    )
    await isLoaded()
  },
})

export const SoloElVideo = meta.story({
  render: () => <VideoFile path="videos/video-armado.mp4" controls width={454} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveAttribute('controls')
  },
})
