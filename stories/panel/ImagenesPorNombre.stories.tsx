import { expect, fireEvent, screen, userEvent, within } from 'storybook/test'
import { productos } from '#panel/sections/productos/section.ts'
import { useDirty } from '#state/dirty.ts'
import { call } from '#api/client.ts'
import { obtenerProducto } from '#contract/producto.ts'
import preview from '../.storybook/preview.tsx'
import { heavyPicture, picture, turned } from './picture.ts'
import { failure, notAPicture } from './steps.ts'
import { type Canvas } from '../play.ts'
import { says } from '../sees.ts'
import { ofRelease, ofTest } from '../widths.ts'
import { inPanel } from './in-panel.tsx'

const meta = preview.meta({
  ...ofRelease,
  title: 'panel/Productos: imágenes por nombre',
  ...inPanel('editor', productos.list),
})

const open = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Imágenes de muchos productos' }))
  return within(await screen.findByRole('dialog', { name: 'Imágenes por nombre' }))
}
/** One of each kind. Bulón hexagonal is product 1, and has 'bulon-hexagonal.jpg' already. */
const files = async () => [
  await picture('011250.png', 40, 40),
  await picture('Bulón hexagonal.png', 40, 40),
  await picture('11260.png', 40, 40),
  await picture('IMG_2041.png', 40, 40),
  await picture('bulon-hexagonal.jpg', 40, 40),
  await heavyPicture('030100-2.png', 11),
  notAPicture,
]
const choose = async (played: { canvas: Canvas }) => {
  const dialog = await open(played)
  await userEvent.upload(dialog.getByLabelText('Imágenes', { selector: 'input' }), await files(), {
    applyAccept: false,
  })
  await dialog.findByRole('list', { name: 'Imágenes elegidas' })
  return dialog
}
const countOf = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('group', { name: 'Ver' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

export const Abierto = meta.story({ ...ofTest, play: async (played) => void (await open(played)) })
/** The product of each picture is seen before any is sent. */
export const Repartidas = meta.story({
  play: async (played) => {
    const dialog = await choose(played)
    await expect(countOf(dialog)).toEqual([
      '2 con su producto',
      '1 dudosas',
      '1 sin producto',
      '1 ya están',
      '1 muy pesadas',
    ])
    await expect(dialog.getByText(/^Quedó afuera “falsa\.jpg”/)).toBeVisible()
    await expect(dialog.getByLabelText('Producto de 011250.png')).toHaveDisplayValue('Bulón hexagonal')
    await expect(useDirty.getState().forms).toBe(1)
  },
})
/** A JPEG without its end is said at the picture, and does not go by itself; a camera's number is only a proposal. */
export const Dudosas = meta.story({
  ...ofTest,
  play: async (played) => {
    const dialog = await open(played)
    const whole = await turned()
    const doubtful = [
      new File([whole.slice(0, whole.size - 40)], '011250-2.jpg', { type: 'image/jpeg' }),
      await picture('IMG_011260.png', 40, 40),
      new File(['BM6\x03\0\0\0\0\0\0', '6'], '030100.bmp', { type: 'image/bmp' }),
    ]
    await userEvent.upload(dialog.getByLabelText('Imágenes', { selector: 'input' }), doubtful, { applyAccept: false })
    await userEvent.click(await dialog.findByRole('button', { name: '1 cortadas' }))
    await expect(countOf(dialog)).toEqual(['1 dudosas', '1 cortadas'])
    await expect(dialog.getByText(/^Está cortada/)).toBeVisible()
    await expect(dialog.getByText(/^Quedó afuera “030100\.bmp”. Es una imagen BMP/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cargar 0 imágenes' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.selectOptions(dialog.getByLabelText('Producto de 011250-2.jpg'), 'Bulón hexagonal')
    await expect(dialog.getByRole('button', { name: 'Cargar 1 imagen' })).toHaveAttribute('aria-disabled', 'false')
  },
})
/** A picture that the API refuses stays with its reason; the next try sends that one alone. Both are then their product's. */
export const UnaFalla = meta.story({
  parameters: { scenario: 'guardarImagenProducto:error:x1' },
  play: async (played) => {
    const dialog = await choose(played)
    await userEvent.click(dialog.getByRole('button', { name: 'Cargar 2 imágenes' }))
    await says(/Quedó como estaba: 011250\.png\. Algo falló/)
    await expect(await dialog.findByText(failure, { selector: 'li p' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar 1 imagen' }))
    await says('Se cargó 011250.png.')
    const { imagenes } = await call(obtenerProducto, { id: 1 })
    await expect(imagenes.map(({ path }) => path).join()).toMatch(/\/bulon-hexagonal-\w+\.png,.*\/011250-\w+\.png$/)
  },
})
/** Files may be dropped anywhere on the list. */
export const Soltadas = meta.story({
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(await picture('030100.png', 40, 40))
    const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true })
    await fireEvent(await canvas.findByText('Bulón U'), over)
    await says('Soltá las imágenes o la carpeta para cargarlas')
  },
})
