import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { getVisibleArea } from '#panel/kit/crop/crop.ts'
import { cropped } from '#panel/kit/fields/draw.ts'
import { servicios } from '#panel/sections/servicios/section.ts'
import { sliders } from '#panel/sections/sliders/section.ts'
import { drawsNoise } from '#ui/page-canvas.ts'
import preview from '../.storybook/preview.tsx'
import { at, inPanel } from './in-panel.tsx'
import { heavyPicture, noisyCanvas, picture, turned } from './picture.ts'
import { upload } from './steps.ts'
import { type Canvas, onPage, presses, uploads } from '../play.ts'
import { inOrder } from '../play.ts'
import { alerts, losesA, sees } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'

/** A picture cropped to the recommended size before it is sent. */
const meta = preview.meta({ ...ofRelease, title: 'panel/Recorte', ...inPanel('editor', servicios.create) })

/** Halves of two colours, so that the remaining part is seen. */
const halves = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(1600, 400)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No 2d canvas')
  for (const [half, colour] of ['#d0021b', '#101820'].entries()) {
    context.fillStyle = colour
    context.fillRect(half * 800, 0, 800, 400)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'mitades.png', { type: 'image/png' })
}
const redAt = async (file: File, x: number): Promise<boolean> => {
  const bitmap = await createImageBitmap(file)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return (context?.getImageData(x, 10, 1, 1).data[0] ?? 0) > 150
}
const open = async (canvas: Canvas, file: File): Promise<void> => {
  await upload(canvas, 'Imagen', file)
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^Recortar a .*: ${file.name}$`) }))
  await screen.findByRole('dialog')
}

export const Abierto = meta.story({
  ...ofTest,
  play: inOrder(async ({ canvas }) => open(canvas, await halves()), alerts('En el sitio')),
})

/** By keyboard alone: smaller, to the left, done. The form has the cropped picture, and no more advice. */
export const PorTeclado = meta.story({
  play: async ({ canvas }) => {
    await open(canvas, await halves())
    const stage = await screen.findByRole('group', { name: /^Recorte/ })
    await waitFor(() => expect(stage).toHaveFocus())
    await waitFor(() => expect(stage.clientHeight).toBeGreaterThan(0))
    const before = stage.getBoundingClientRect()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: /^Esquina de arriba a la izquierda/ })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(stage.getBoundingClientRect().width).toBeLessThan(before.width))
    const smaller = stage.getBoundingClientRect()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await waitFor(() => expect(stage.getBoundingClientRect().left).toBeLessThan(smaller.left))
    await userEvent.click(screen.getByRole('button', { name: 'Recortar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(/^mitades\.png · \d+ KB$/)).toBeVisible()
    await waitFor(async () => {
      const shown = await canvas.findByAltText<HTMLImageElement>('Vista previa')
      await expect([shown.naturalWidth, shown.naturalHeight]).toEqual([704, 306])
    })
    await expect(canvas.queryByRole('button', { name: /^Recortar a .*: mitades\.png$/ })).toBeNull()
  },
})

/** The slides have two boxes on the site; the phone's shows the middle alone. */
export const DelSlider = meta.story({
  args: { address: at(sliders.edit, 1) },
  play: async ({ canvas }) => {
    await open(canvas, await picture('foto.png', 1600, 1200))
    const dialog = within(screen.getByRole('dialog'))
    await inOrder(sees('En la computadora'), sees('En el teléfono'), sees('Recortar a 1400x586'))({ canvas: dialog })
  },
})

/** 'Dejarla como está' changes nothing, and a picture of the recommended size is not asked about. */
export const ComoEsta = meta.story({
  play: inOrder(
    async ({ canvas }) => open(canvas, await halves()),
    onPage(presses('Dejarla como está'), losesA('dialog')),
    sees(/^Mide 1600x400/),
    uploads('Imagen', () => picture('justa.png', 704, 306)),
    losesA('button', /^Recortar/),
  ),
})

/** The chosen part stays; a photo from a turned camera is cropped upright, without the data of the camera. */
export const LaParte = meta.story({
  play: async () => {
    const size = { width: 100, height: 100 }
    const of = (x: number) =>
      halves().then((file) => cropped(file, () => ({ area: { x, y: 0, width: 400, height: 400 }, size })))
    await expect([await redAt(await of(0), 50), await redAt(await of(1200), 50)]).toEqual([true, false])
    const tall = { width: 50, height: 100 }
    const upright = await cropped(await turned(), (whole) => ({
      area: getVisibleArea({ x: 0, y: 0, ...whole }, tall),
      size: tall,
    }))
    const { width, height } = await createImageBitmap(upright)
    await expect([upright.name, upright.type, width, height]).toEqual(['girada.jpg', 'image/jpeg', 50, 100])
    await expect(new TextDecoder('latin1').decode(await upright.arrayBuffer())).not.toContain('Exif')
  },
})

const noise = /^Este navegador llena de ruido las imágenes que una página redibuja/
const keepsFile = sees(/^foto\.png · 4 MB$/)

/** A browser that gives noise makes no picture: the question and the offer say why, and the chosen file stays. */
export const ConRuido = meta.story({
  ...ofTest,
  beforeEach: noisyCanvas,
  play: inOrder(
    async ({ canvas }) => open(canvas, await heavyPicture('foto.png', 4)),
    onPage(presses('Recortar'), sees(noise), presses('Dejarla como está'), losesA('dialog')),
    presses('Achicar foto.png'),
    sees(noise),
    keepsFile,
  ),
})

/** A trifle that nobody sees is no noise. */
export const CasiSinRuido = meta.story({
  play: async () => {
    const read = spyOn(CanvasRenderingContext2D.prototype, 'getImageData')
    await expect(await drawsNoise()).toBe(false)
    const [patch] = read.mock.results
    if (patch?.type !== 'return') throw new Error('Nothing was read')
    const seen: boolean[] = []
    for (const off of [8, 9]) {
      patch.value.data[2] = off
      read.mockReturnValueOnce(patch.value)
      seen.push(await drawsNoise())
    }
    await expect(seen).toEqual([false, true])
  },
})
