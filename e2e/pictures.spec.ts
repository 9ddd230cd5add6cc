/** Pictures are loaded in the width that they are shown in. */
import { brokenPictures, expect, test } from './kit/index.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true })
  test('the first screen of the catalogue takes few bytes', { tag: ['@demo', '@release'] }, async ({ page }) => {
    await page.goto('/productos')
    await expect.poll(() => brokenPictures(page)).toEqual([])
    const bytes = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map(({ currentSrc }) => performance.getEntriesByName(currentSrc)[0])
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0)),
    )
    expect(Math.min(...bytes)).toBeGreaterThan(0)
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(90_000)
  })
})

/** Makes in the page a picture of 1000 x 500 that its EXIF turns by 90 degrees. */
const turned = async () => {
  const canvas = new OffscreenCanvas(1000, 500)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (let x = 0; x < 1000; x += 10) {
    context.fillStyle = `hsl(${x % 360} 80% ${x / 20}%)`
    context.fillRect(x, 0, 7, 500)
  }
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })).arrayBuffer())
  // Its length, 'Exif', big-endian numbers, and one field: the orientation is 6.
  const exif = 'ffe10022 457869660000 4d4d002a00000008 0001 0112000300000001000600000000 0000'
  const bytes = exif
    .replaceAll(' ', '')
    .match(/../g)
    ?.map((byte) => Number.parseInt(byte, 16))
  return new File([jpeg.slice(0, 2), new Uint8Array(bytes ?? []), jpeg.slice(2)], 'girada.jpg', { type: 'image/jpeg' })
}

test('an uploaded picture has smaller ones, turned as it says', { tag: '@demo' }, async ({ loggedInAs, page }) => {
  await loggedInAs('editor')
  const sizes = await page.evaluate(
    async (file) => {
      const form = new FormData()
      const fields = { foto: file, titulo: 'Girada', orden: '1', texto: 'Una foto de un teléfono' }
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      const { id }: { id: number } = await (await fetch('/api/crearServicio', { method: 'POST', body: form })).json()
      const { imagen }: { imagen: string } = await (await fetch(`/api/obtenerServicio/${id}`)).json()
      return Promise.all(
        ['', '?ancho=400', '?ancho=300', '?ancho=1600'].map(async (ancho) => {
          const blob = await (await fetch(`/api/getImage/${imagen.split('/').at(-1)}${ancho}`)).blob()
          const { width, height } = await createImageBitmap(blob)
          return `${blob.type} ${width}x${height}`
        }),
      )
    },
    await page.evaluateHandle(turned),
  )
  expect(sizes).toEqual(['image/jpeg 500x1000', 'image/webp 400x800', 'image/webp 400x800', 'image/jpeg 500x1000'])
})
